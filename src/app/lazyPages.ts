import { createElement, type ComponentType } from 'react'
import { unserved } from 'virtual:content/navigation'
import type { RouteId } from '../routes/table.ts'
import { savesData } from '../shared/browser.ts'
import { nextTask } from '../shared/loading.ts'

/**
 * Creates the page that `load` imports, by the name of its export. It throws when it renders without its
 * chunk.
 */
function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  const preload = () => {
    pending ??= load().then(
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

/**
 * Loads the chunks of all pages that are served, one after another so as not to slow the device down. Does
 * nothing under Save-Data.
 */
export async function preloadAllPages(): Promise<void> {
  if (savesData()) return
  for (const [id, page] of Object.entries(lazyPages)) {
    if (unserved.includes(id)) continue
    await page.preload().catch(() => {})
    await nextTask()
  }
}
