import type { Page } from 'playwright/test'

/**
 * Translates the page as Chrome does: replaces each text node by `<font><font>text</font></font>`, also those that the
 * page adds later. The words stay the same, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.data.trim() === '') continue
        if (!node.parentElement?.closest('font, script, style, textarea')) texts.push(node)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [...addedNodes, target]) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Returns texts that React updates by themselves. Those in translated pages are no longer in the document. */
export async function ownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      // React marks each text node that is a child of its own. A text that is all of an element is none.
      if (Object.keys(node).some((key) => key.startsWith('__reactFiber')) && node.nodeValue?.trim())
        found.push(`${node.parentElement?.outerHTML}`)
    return found
  })
}
