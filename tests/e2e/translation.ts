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
