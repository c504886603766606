import type { RouteId } from '../routes/table.ts'

/**
 * The file that `lazyPages` imports for each route, relative to the project. Prerendering looks up its chunk in the build's
 * manifest. The files are not in `lazyPages`, because every visitor loads that.
 */
export const pageFiles: Readonly<Record<RouteId, string>> = {
  home: 'src/pages/home/HomePage.tsx',
  about: 'src/pages/about/AboutPage.tsx',
  services: 'src/pages/services/ServicesPage.tsx',
  portfolio: 'src/pages/portfolio/PortfolioPage.tsx',
  testimonials: 'src/pages/testimonials/TestimonialsPage.tsx',
  contact: 'src/pages/contact/ContactPage.tsx',
  privacy: 'src/pages/legal/PrivacyPage.tsx',
  terms: 'src/pages/legal/TermsPage.tsx',
  notFound: 'src/pages/notFound/NotFoundPage.tsx',
}
