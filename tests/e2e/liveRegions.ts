import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** What live regions have said. */
    said?: string[]
  }
}

/**
 * Records what the page's live regions say from now on: the whole text of a region after each change of it, as regions
 * with the roles `status` and `alert` do.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const said: string[] = (window.said = [])
    const texts = new Map<Element, string>()
    const read = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    for (const region of document.querySelectorAll(REGIONS)) texts.set(region, read(region))
    new MutationObserver((mutations) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of mutations) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement
          const region = element?.closest(REGIONS)
          if (region) changed.add(region)
          for (const inner of element && element !== target ? element.querySelectorAll(REGIONS) : [])
            changed.add(inner)
        }
      }
      for (const region of changed) {
        const text = read(region)
        if (region.isConnected && text !== '' && text !== texts.get(region)) said.push(text)
        texts.set(region, text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Returns what has been said since the last call. */
export async function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.said?.splice(0) ?? [])
}
