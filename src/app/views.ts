import { createElement, lazy, type ComponentType, type ReactNode } from 'react'
import type { RouteId } from '../routes/table.ts'

export interface View {
  /** Source file of the page's chunk, by which the build finds it in the manifest. */
  source: string
  /** Loads the chunk. A failed load can be tried again. */
  preload(): Promise<ComponentType>
  /** The page, at once where it is loaded; until then an element that suspends. */
  render(): ReactNode
  isLoaded(): boolean
}

function view(source: string, load: () => Promise<ComponentType>): View {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Suspending = lazy(async () => ({ default: await preload() }))
  return {
    source,
    preload,
    render: () => createElement(loaded ?? Suspending),
    isLoaded: () => loaded !== undefined,
  }
}

/** One page per route, each its own chunk. */
export const views: Record<RouteId, View> = {
  home: view(
    'src/pages/home/HomePage.tsx',
    async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  ),
  about: view(
    'src/pages/about/AboutPage.tsx',
    async () => (await import('../pages/about/AboutPage.tsx')).AboutPage,
  ),
  services: view(
    'src/pages/services/ServicesPage.tsx',
    async () => (await import('../pages/services/ServicesPage.tsx')).ServicesPage,
  ),
  portfolio: view(
    'src/pages/portfolio/PortfolioPage.tsx',
    async () => (await import('../pages/portfolio/PortfolioPage.tsx')).PortfolioPage,
  ),
  testimonials: view(
    'src/pages/testimonials/TestimonialsPage.tsx',
    async () => (await import('../pages/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  contact: view(
    'src/pages/contact/ContactPage.tsx',
    async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
  ),
  privacy: view(
    'src/pages/legal/PrivacyPage.tsx',
    async () => (await import('../pages/legal/PrivacyPage.tsx')).PrivacyPage,
  ),
  terms: view(
    'src/pages/legal/TermsPage.tsx',
    async () => (await import('../pages/legal/TermsPage.tsx')).TermsPage,
  ),
  notFound: view(
    'src/pages/notFound/NotFoundPage.tsx',
    async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
  ),
}
