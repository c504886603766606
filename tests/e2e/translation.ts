import type { Page } from 'playwright/test'

/**
 * Translates the page as Chrome does: replaces each text node by `<font><font>text</font></font>`, with a
 * further word. Returns how many there are.
 */
export const translate = (page: Page, word = '¤') =>
  page.evaluate((further) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        !node.parentElement?.closest('script, style, textarea')
      )
        texts.push(node)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data} ${further}`
      outer.append(inner)
      text.replaceWith(outer)
    }
    return texts.length
  }, word)

/** The parts of React's tree that tests read. */
interface Fiber {
  tag: number
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/**
 * Number by which React marks a text node that it keeps by itself. A text that is all of an element is none.
 */
const HOST_TEXT = 6

/**
 * Returns the texts that React keeps as nodes of their own, apart from spaces. In a translated page these are
 * no longer in the document. React cannot remove them, and what it writes to them does not show.
 */
export async function ownTexts(page: Page): Promise<string[]> {
  return page.evaluate((hostText) => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const host = Object.entries(root ?? {}).find(([name]) => name === key)?.[1] as
      | { stateNode: { current: Fiber } }
      | undefined
    if (!host) return ['React has no root']
    const found: string[] = []
    const visit = (fiber: Fiber | null) => {
      for (let each = fiber; each; each = each.sibling) {
        if (each.tag === hostText && String(each.memoizedProps).trim()) found.push(String(each.memoizedProps))
        visit(each.child)
      }
    }
    visit(host.stateNode.current)
    return found
  }, HOST_TEXT)
}
