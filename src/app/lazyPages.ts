import type { RouteId } from '../routes/table.ts'
import { lazyPage } from './lazyPage.ts'

/**
 * One page per route, each in a chunk of its own. Prerendering finds a chunk by the file's name, such as
 * `AboutPage.tsx`.
 */
export const lazyPages: Readonly<Record<RouteId, ReturnType<typeof lazyPage>>> = {
  home: lazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
  about: lazyPage(() => import('../pages/about/AboutPage.tsx'), 'AboutPage'),
  services: lazyPage(() => import('../pages/services/ServicesPage.tsx'), 'ServicesPage'),
  portfolio: lazyPage(() => import('../pages/portfolio/PortfolioPage.tsx'), 'PortfolioPage'),
  testimonials: lazyPage(() => import('../pages/testimonials/TestimonialsPage.tsx'), 'TestimonialsPage'),
  contact: lazyPage(() => import('../pages/contact/ContactPage.tsx'), 'ContactPage'),
  privacy: lazyPage(() => import('../pages/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  terms: lazyPage(() => import('../pages/legal/TermsPage.tsx'), 'TermsPage'),
  notFound: lazyPage(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage'),
}
