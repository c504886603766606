import type { Page } from 'playwright/test'

/**
 * Translates the page as Chrome does: replaces each text node by `<font><font>text</font></font>`, also those that the
 * page adds later. The words stay the same, so that tests find them, unless `suffix` is given.
 */
export async function translate(page: Page, suffix = ''): Promise<void> {
  await page.evaluate((added) => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.data.trim() === '') continue
        if (!node.parentElement?.closest('font, script, style, textarea')) texts.push(node)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data + added
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [...addedNodes, target]) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, suffix)
}

/** The parts of React's tree that tests read. */
interface Fiber {
  tag: number
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** Number by which React marks a text node that it keeps by itself. A text that is all of an element is none. */
const HOST_TEXT = 6

/**
 * Returns the texts that React keeps as nodes of their own, apart from spaces. In a translated page these are no longer
 * in the document. React cannot remove them, and what it writes to them does not show.
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
