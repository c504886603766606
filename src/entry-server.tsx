import { CacheProvider } from '@emotion/react'
import { prerender } from 'react-dom/static'
import { paths } from 'virtual:content/navigation'
import { App } from './app/App.tsx'
import { createNavigation } from './app/navigation.ts'
import { createStyleCache } from './app/styleCache.ts'
import { lazyPages } from './app/lazyPages.ts'
import type { RouteId } from './routes/table.ts'

/**
 * The file that `lazyPages` imports for each route, relative to the project. Prerendering looks up its chunk in the build's
 * manifest. The files are not in `lazyPages`, because every visitor loads that.
 */
const pageFiles: Readonly<Record<RouteId, string>> = {
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

export interface RenderedPage {
  /** Title, meta and link elements. */
  head: string
  /** Content of the element #root. */
  html: string
  /** Emotion's rules, and their ids for hydration. */
  styles: { ids: string; css: string }
  /** Source file of the page, by which the manifest names its chunk. */
  source: string
}

/** Start of the page's markup, which App.tsx renders. React puts the head's elements before it. */
const ROOT_OPEN = '<div id="page">'

/** Renders the page of a route at a path to HTML. Rejects with the first error that a component throws. */
export async function render(id: RouteId, path = paths[id]): Promise<RenderedPage> {
  await lazyPages[id].preload()
  const cache = createStyleCache()
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App navigation={createNavigation(path)} />
    </CacheProvider>,
    // By default React streams large pages out of order, with inline scripts that put the parts in place.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const rootStart = markup.indexOf(ROOT_OPEN)
  if (rootStart < 0)
    throw new Error(`The prerendered page "${id}" has no ${ROOT_OPEN}. App.tsx must render it first.`)

  const ids: string[] = []
  let css = ''
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue
    ids.push(name)
    css += rule
  }
  return {
    head: markup.slice(0, rootStart),
    html: markup.slice(rootStart),
    styles: { ids: ids.join(' '), css },
    source: pageFiles[id],
  }
}
