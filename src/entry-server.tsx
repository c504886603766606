import { CacheProvider } from '@emotion/react'
import { prerender } from 'react-dom/static'
import { paths } from 'virtual:content/navigation'
import { App } from './app/App.tsx'
import { lazyPages } from './app/lazyPages.ts'
import { createNavigation } from './app/navigation.ts'
import { createStyleCache } from './app/styleCache.ts'
import type { RouteId } from './routes/table.ts'

export interface RenderedPage {
  /** Title, meta and link elements. */
  head: string
  /** Content of the element #root. */
  html: string
  /** Emotion's rules. */
  css: string
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

  return {
    head: markup.slice(0, rootStart),
    html: markup.slice(rootStart),
    css: Object.values(cache.inserted)
      .filter((rule) => typeof rule === 'string')
      .join(''),
  }
}
