import { createElement, type ComponentType, type FunctionComponent } from 'react'
import type { RouteId } from '../routes/table.ts'
import { loadUnlessLeaving } from '../shared/loading.ts'

/** A page. It throws when it renders without its chunk. */
export interface LazyPage extends FunctionComponent {
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  preload(): Promise<ComponentType>
  isLoaded(): boolean
}

/** Creates the page that `load` imports, by the name of its export. */
function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= loadUnlessLeaving(load).then(
      (module) => (loaded = module[name]),
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
  return Object.assign(Page, { preload, isLoaded: () => loaded !== undefined })
}

/** One page per route, each in a chunk of its own. Prerendering finds it by the file's name, such as `AboutPage.tsx`. */
export const lazyPages: Readonly<Record<RouteId, LazyPage>> = {
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
