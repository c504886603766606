import { createElement, type ComponentType, type ReactNode } from 'react'
import type { RouteId } from '../routes/table.ts'
import { loadUnlessLeaving } from '../shared/loading.ts'

export interface LazyPage {
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  preload(): Promise<ComponentType>
  /** Returns the page's element. It throws when it renders without its chunk. */
  render(): ReactNode
  isLoaded(): boolean
}

/** Creates the page whose chunk `load` imports. */
function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= loadUnlessLeaving(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Page = () => {
    if (!loaded) throw new Error("The page's script did not load")
    return createElement(loaded)
  }
  return {
    preload,
    render: () => createElement(Page),
    isLoaded: () => loaded !== undefined,
  }
}

/** One page per route, each in a chunk of its own. Prerendering finds it by the file's name, such as `AboutPage.tsx`. */
export const lazyPages: Readonly<Record<RouteId, LazyPage>> = {
  home: lazyPage(async () => (await import('../pages/home/HomePage.tsx')).HomePage),
  about: lazyPage(async () => (await import('../pages/about/AboutPage.tsx')).AboutPage),
  services: lazyPage(async () => (await import('../pages/services/ServicesPage.tsx')).ServicesPage),
  portfolio: lazyPage(async () => (await import('../pages/portfolio/PortfolioPage.tsx')).PortfolioPage),
  testimonials: lazyPage(
    async () => (await import('../pages/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  contact: lazyPage(async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage),
  privacy: lazyPage(async () => (await import('../pages/legal/PrivacyPage.tsx')).PrivacyPage),
  terms: lazyPage(async () => (await import('../pages/legal/TermsPage.tsx')).TermsPage),
  notFound: lazyPage(async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage),
}
