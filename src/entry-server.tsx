import { CacheProvider } from '@emotion/react'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { createNavigation } from './app/navigation.ts'
import { createStyleCache } from './app/styleCache.ts'
import { lazyPages } from './app/lazyPages.ts'
import { pageFiles } from './app/pageFiles.ts'
import { routeById, type RouteId } from './routes/table.ts'

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

/** Start of the page's markup, which Shell.tsx renders. React puts the head's elements before it. */
const ROOT_OPEN = '<div id="page">'

/** Renders a page to HTML. Rejects with the first error that a component throws. */
export async function render(id: RouteId): Promise<RenderedPage> {
  await lazyPages[id].preload()
  const cache = createStyleCache()
  const { path } = routeById(id)
  const errors: unknown[] = []
  // The page of `*` is the same for every unknown path.
  const url = path === '*' ? '/404' : path
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App navigation={createNavigation(url)} />
    </CacheProvider>,
    // By default React streams large pages out of order, with inline scripts that put the parts in place.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const rootStart = markup.indexOf(ROOT_OPEN)
  if (rootStart < 0)
    throw new Error(`The prerendered page "${id}" has no ${ROOT_OPEN}. Shell.tsx must render it first.`)

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
