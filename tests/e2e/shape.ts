import type { Page } from 'playwright/test'

/** Faults of the page's shape, one line each. Runs in the browser. */
function readShape(whole: 'all' | 'headings' | 'none'): string[] {
  const faults = new Set<string>()
  const width = document.documentElement.clientWidth
  const needed = document.documentElement.scrollWidth
  if (needed > width) faults.add(`the page needs ${needed} px`)
  /** Whether an element or one around it has this style. */
  const isIn = (start: Element, property: 'clipPath' | 'position', value: string) => {
    for (let parent: Element | null = start; parent; parent = parent.parentElement)
      if (getComputedStyle(parent)[property] === value) return true
    return false
  }
  /** Whether its row scrolls sideways, so that what is outside the window can be reached. */
  const isScrolled = (start: Element) => {
    for (let row: Element | null = start; row && row !== document.body; row = row.parentElement)
      if (getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth) return true
    return false
  }
  const lines: { text: Text; isFixed: boolean; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // Where a caption wraps, the dot at the start of a line is clipped.
    if (!(node instanceof Text) || !parent || /^[\s·]*$/.test(node.data)) continue
    if (parent.closest('script, style, svg, #menu:popover-open')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    if (isIn(parent, 'clipPath', 'inset(50%)')) continue
    const { fontSize, hyphens } = getComputedStyle(parent)
    const isHeading = parent.closest('h1, h2, h3, strong, b, dt, button') !== null
    /**
     * Whether hyphenation may break it: in running text, in a heading that is as small, or over 24 letters.
     */
    const mayBreak = (word: string) =>
      whole === 'headings' &&
      (parent.closest('dd, [role=cell], [href^=mailto], [aria-hidden]') !== null ||
        (word.length >= 12 &&
          hyphens === 'auto' &&
          (word.length > 24 || !isHeading || parseFloat(fontSize) <= 21)))
    for (const { index, 0: word } of whole === 'none' ? [] : node.data.matchAll(/[\p{L}\p{M}\d]+/gu)) {
      if (mayBreak(word)) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => top))
      if (tops.size > 1) faults.add(`${word}: breaks without a hyphen`)
    }
    const name = node.data.trim().slice(0, 50)
    const isFixed = isIn(parent, 'position', 'fixed')
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      const scrolled = isScrolled(parent)
      if (!scrolled && (box.left < -1 || box.right > width + 1))
        faults.add(`${name}: outside the window, ${box.left} to ${box.right}`)
      for (let clip = parent; clip !== document.body && clip.parentElement; clip = clip.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(clip)
        const edge = clip.getBoundingClientRect()
        const isCutX =
          !scrolled &&
          /hidden|clip/.test(overflowX) &&
          (box.left < edge.left - 2 || box.right > edge.right + 2)
        const part = box.height * 0.3
        const isCutY =
          /hidden|clip/.test(overflowY) && (box.top < edge.top - part || box.bottom > edge.bottom + part)
        if (isCutX || isCutY) faults.add(`${name}: cut off`)
      }
      lines.push({ text: node, isFixed, box })
    }
  }
  // Without the upper and lower quarter of a line, which letters seldom reach.
  const inner = ({ top, height }: DOMRect) => [top + height / 4, top + (height * 3) / 4] as const
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [index, { text, isFixed, box }] of lines.entries()) {
    const [top, bottom] = inner(box)
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > bottom) break
      // The header is over what has been scrolled under it.
      if (other.text === text || (other.isFixed !== isFixed && scrollY > 0)) continue
      const [otherTop, otherBottom] = inner(other.box)
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      if (across > 2 && otherTop < bottom && otherBottom > top)
        faults.add(`${text.data.trim().slice(0, 50)}: overlaps ${other.text.data.trim().slice(0, 50)}`)
    }
  }
  for (const keyframe of document.querySelectorAll<HTMLElement>('[data-keyframe]'))
    if (keyframe.checkVisibility() && keyframe.clientHeight === 0)
      faults.add(`keyframe ${keyframe.dataset['keyframe']}: has no height, so the page never reaches it`)
  const bar = document.querySelector('#page > header')
  const edge = bar?.getBoundingClientRect()
  // The skip link is above the window until it has the focus.
  for (const part of bar?.querySelectorAll(':scope > :not([href="#content"]), nav li, nav ul + a') ?? []) {
    if (!edge || !part.checkVisibility() || part.closest(':popover-open')) continue
    const { left, right, top, bottom } = part.getBoundingClientRect()
    if (left < 0 || right > width + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
      faults.add(`${part.outerHTML.slice(0, 60)}: leaves the header`)
  }
  return [...faults]
}

/**
 * Returns what is wrong with the shape of the page in its window: a page wider than the window, texts that
 * are outside it, cut off or over one another, keyframes without a height, and parts of the header outside
 * the header. With `whole` also words that break, `all` or those of headings and all short ones, as
 * hyphenation breaks the others: the browser of the tests has no dictionary, so it sets no hyphen.
 */
export const shapeFaults = (page: Page, whole: 'all' | 'headings' | 'none' = 'none'): Promise<string[]> =>
  page.evaluate(readShape, whole)

/** Returns the targets smaller than 44 x 44 CSS pixels. Links in running text may be smaller (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['the window has no touch screen']
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([tabindex="-1"]), textarea, summary',
    )
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const isInText = getComputedStyle(target).display === 'inline' && target.closest('p, dd') !== null
      const { width, height } = target.getBoundingClientRect()
      return isInText || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${target.outerHTML.slice(0, 100)}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  })
}
