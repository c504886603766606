import { CacheProvider } from '@emotion/react'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { createNavigation } from './app/navigation.ts'
import { createStyleCache } from './app/styleCache.ts'
import { lazyPages } from './app/lazyPages.ts'
import { routeById, type RouteId } from './routes/table.ts'

export interface RenderedPage {
  /** Title, meta and link elements. */
  head: string
  /** Content of the root element. */
  html: string
  styles: { ids: string; css: string }
  /** Source file of the page, to find its chunk in the manifest. */
  source: string
}

const ROOT_OPEN = '<div id="page">'

/** Renders one page to HTML. Rejects on any error that a component throws. */
export async function render(id: RouteId): Promise<RenderedPage> {
  const page = lazyPages[id]
  await page.preload()
  const cache = createStyleCache()
  const { path } = routeById(id)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App navigation={createNavigation()} ssrPath={path === '*' ? '/404' : path} />
    </CacheProvider>,
    // The default would move large pages out of place and bring inline scripts to put them back.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const at = markup.indexOf(ROOT_OPEN)
  if (at < 0) throw new Error(`${id}: the page's root element is missing`)

  const ids: string[] = []
  let css = ''
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue
    ids.push(name)
    css += rule
  }
  return {
    head: markup.slice(0, at),
    html: markup.slice(at),
    styles: { ids: ids.join(' '), css },
    source: page.source,
  }
}
