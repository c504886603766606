import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** The focused element. */
interface Focus {
  name: string
  /** What is wrong with how it shows. */
  faults: string[]
  /** Its place in the page, or in the window if it stays there while the page scrolls. */
  box: { left: number; right: number; top: number; bottom: number }
  isFixed: boolean
}

/** Reads the focused element. Returns null if nothing but the body has the focus. Runs in the browser. */
function readFocus(): Focus | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  // A radio button is transparent. Its label shows the focus.
  const shown = (element.matches('input[type="radio"]') && element.nextElementSibling) || element
  /** The closest element that stays in the window while the page scrolls. */
  const layerOf = (start: Element): Element | null => {
    for (let parent: Element | null = start; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'fixed') return parent
    return null
  }
  const layer = layerOf(shown)
  const faults: string[] = []
  const box = shown.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(shown)
  // Headings, and the whole content after the skip link, take the focus from the page. They have no outline.
  const isControl = !shown.matches('h1, h2, iframe, main')
  const ring = isControl ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 0
  if (isControl && (outlineStyle === 'none' || outlineWidth === '0px' || outlineColor.endsWith(', 0)')))
    faults.push('has no outline')

  // Of what is higher than the window, and of a text area, the browser shows a part.
  const isPart = shown.matches('textarea, main') || box.height > innerHeight * 0.8
  const isIn = isPart ? box.bottom > 0 && box.top < innerHeight : box.top >= 0 && box.bottom <= innerHeight
  if (!isIn || box.left < 0 || box.right > innerWidth) faults.push('is outside the window')

  for (let parent = shown.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    const clip = parent.getBoundingClientRect()
    const isCutX =
      overflowX !== 'visible' && (box.left - ring < clip.left - 1 || box.right + ring > clip.right + 1)
    const isCutY =
      overflowY !== 'visible' && (box.top - ring < clip.top - 1 || box.bottom + ring > clip.bottom + 1)
    if (isCutX || (isCutY && !isPart)) faults.push(`is cut off by ${parent.outerHTML.slice(0, 60)}`)
  }

  const covers = new Set<string>()
  for (const { left, right, top, bottom } of isPart ? [] : shown.getClientRects()) {
    const xs = [left - ring + 1, left + 2, (left + right) / 2, right - 2, right + ring - 1]
    const ys = [top - ring + 1, top + 2, (top + bottom) / 2, bottom - 2, bottom + ring - 1]
    for (const [x, y] of xs.flatMap((across) => ys.map((down) => [across, down] as const))) {
      const at = document.elementFromPoint(x, y)
      if (!at || at === element || shown.contains(at) || at.contains(shown)) continue
      const isInside = x > left && x < right && y > top && y < bottom
      // The outline is drawn over the neighbors, but not over a layer.
      if (isInside || (!layer && layerOf(at))) covers.add(at.outerHTML.slice(0, 80))
    }
  }
  for (const cover of covers) faults.push(`is covered by ${cover}`)

  let [x, y] = layer ? [0, 0] : [scrollX, scrollY]
  // A list that scrolls, as the contents of a legal page in a low window.
  for (let parent = shown.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    x += parent.scrollLeft
    y += parent.scrollTop
  }
  return {
    name: element.outerHTML.slice(0, 120),
    faults,
    isFixed: layer !== null,
    box: { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y },
  }
}

/** Whether `next` comes before `previous` for somebody who reads columns from left to right, and each from its top. */
function isBefore(next: Focus, previous: Focus): boolean {
  if (next.isFixed !== previous.isFixed) return false
  const [a, b] = [previous.box, next.box]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const isSameRow = shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
  return isSameRow ? b.right <= a.left + 2 : b.bottom <= a.top + 2 && b.left < a.right
}

/** Asserts that an element has the focus, and that it shows: in the window, under nothing and with an outline. */
export async function expectFocusShows(page: Page): Promise<Focus> {
  let found: Focus | null = null
  // A page that is entered scrolls, and a menu opens, after the key.
  await expect
    .poll(async () => {
      found = await page.evaluate(readFocus)
      return found ? found.faults.map((fault) => `${found?.name} ${fault}`) : ['nothing has the focus']
    })
    .toEqual([])
  if (!found) throw new Error('nothing has the focus')
  return found
}

/** Presses a key, and asserts that the focus shows. */
export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key)
  return expectFocusShows(page)
}

/** Tells whether an element or one of its children has the focus. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/**
 * Presses Tab, or Shift+Tab, until the target has the focus. Asserts that the focus shows after each key and moves in
 * reading order. Returns the names of the elements on the way.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> {
  const names: string[] = []
  let previous: Focus | null = null
  while (!(await hasFocus(target))) {
    const next = await press(page, key)
    if (previous) {
      const [first, second] = key === 'Tab' ? [previous, next] : [next, previous]
      expect(isBefore(second, first), `${second.name} is before ${first.name}`).toBe(false)
    }
    names.push(next.name)
    previous = next
    expect(names.length, `the focus does not reach ${String(target)}: ${names.join('\n')}`).toBeLessThan(100)
  }
  return names
}
