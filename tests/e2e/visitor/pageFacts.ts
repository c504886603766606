import type { APIRequestContext, Page } from 'playwright/test'

/** What is told apart by route: the head tags, the headings of the content and the current link of the header. */
export interface PageFacts {
  route: string | undefined
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  robots: string[]
  headings: string[]
  current: string[]
}

/** Reads the facts of a page's HTML, or of the live document for null. Runs in the browser. */
export function readFacts(html: string | null): PageFacts {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
  const all = (selector: string) => [...source.querySelectorAll(selector)]
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '')
  return {
    route: source.documentElement.dataset['route'],
    titles: all('title:not(svg *)').map(textOf),
    descriptions: attributes('meta[name="description"]', 'content'),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    robots: attributes('meta[name="robots"]', 'content'),
    headings: all('h1, main h2').map(textOf),
    current: attributes('header nav a[aria-current="page"]', 'href'),
  }
}

/** Facts of the served pages by path. They do not change during a run of the tests. */
const known = new Map<string, PageFacts>()

/**
 * Reads the facts of the HTML that the server has for each path. `blank` is a page without a document: the policy of
 * the site's pages forbids the parser.
 */
export async function readServedFacts(
  request: APIRequestContext,
  blank: Page,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PageFacts>> {
  for (const path of paths) {
    if (known.has(path)) continue
    const answer = await request.get(path)
    known.set(path, await blank.evaluate(readFacts, await answer.text()))
  }
  return known
}
