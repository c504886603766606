import { createElement, type ComponentType, type ReactNode } from 'react'
import type { RouteId } from '../routes/table.ts'
import { loadWhileStaying } from '../shared/loadWhileStaying.ts'

export interface LazyPage {
  /** Source file of the page's chunk. Prerendering looks it up in the build's manifest. */
  source: string
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  preload(): Promise<ComponentType>
  /** Returns the page's element. It throws when it renders without its chunk. */
  render(): ReactNode
  isLoaded(): boolean
}

/** Creates a lazy page. `source` is the file that `load` imports, relative to the project. */
function lazyPage(source: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= loadWhileStaying(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Page = () => {
    if (!loaded) throw new Error(`The page's script did not load (${source})`)
    return createElement(loaded)
  }
  return {
    source,
    preload,
    render: () => createElement(Page),
    isLoaded: () => loaded !== undefined,
  }
}

/** One page per route, each in a chunk of its own. */
export const lazyPages: Readonly<Record<RouteId, LazyPage>> = {
  home: lazyPage(
    'src/pages/home/HomePage.tsx',
    async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  ),
  about: lazyPage(
    'src/pages/about/AboutPage.tsx',
    async () => (await import('../pages/about/AboutPage.tsx')).AboutPage,
  ),
  services: lazyPage(
    'src/pages/services/ServicesPage.tsx',
    async () => (await import('../pages/services/ServicesPage.tsx')).ServicesPage,
  ),
  portfolio: lazyPage(
    'src/pages/portfolio/PortfolioPage.tsx',
    async () => (await import('../pages/portfolio/PortfolioPage.tsx')).PortfolioPage,
  ),
  testimonials: lazyPage(
    'src/pages/testimonials/TestimonialsPage.tsx',
    async () => (await import('../pages/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  contact: lazyPage(
    'src/pages/contact/ContactPage.tsx',
    async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
  ),
  privacy: lazyPage(
    'src/pages/legal/PrivacyPage.tsx',
    async () => (await import('../pages/legal/PrivacyPage.tsx')).PrivacyPage,
  ),
  terms: lazyPage(
    'src/pages/legal/TermsPage.tsx',
    async () => (await import('../pages/legal/TermsPage.tsx')).TermsPage,
  ),
  notFound: lazyPage(
    'src/pages/notFound/NotFoundPage.tsx',
    async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
  ),
}
