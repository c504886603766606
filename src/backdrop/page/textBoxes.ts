import { grid, outerMargin } from '../../theme/grid.ts'
import { isTallWindow } from '../../theme/media.ts'

/** Height of a line of text from which on each line has a box of its own: the coast follows the ends of a headline's lines. */
const LARGE = 40
/** Share of a large line's height that is free above and below its letters. */
const LINE_GAP = 0.14
/** Less than this below each other, and than a gutter beside each other, two small texts share a box. CSS pixels. */
const JOINED = 28
/** Rows of the page with a surface: one box with all their text, as wide as the grid. */
const PANELS = '[data-tone=panel],[data-strip]'
/** What has one box with all its text outside of panels. */
const WHOLES = 'form,li,tr,dl>div,a,button'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether two boxes overlap or nearly do. */
const isNear = (a: Box, b: Box) =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right) < grid.gutter &&
  Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < JOINED

/** Reads the boxes of the page's text, and the scroll position from which the backdrop goes with them: see `SiteState`. Forces a layout. */
export function readText(): { textBoxes: Float32Array; textEnd: number } {
  const { clientWidth: width } = document.documentElement
  const margin = outerMargin(width)
  const boxes: Box[] = []
  const added = new Set<Element>()
  /** The last box of small text. */
  let small: Box | null = null
  const add = (box: Box, joins: boolean) => {
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return
    if (!joins || !small || !isNear(small, box)) {
      boxes.push(box)
      small = joins ? box : null
      return
    }
    small.left = Math.min(small.left, box.left)
    small.right = Math.max(small.right, box.right)
    small.top = Math.min(small.top, box.top)
    small.bottom = Math.max(small.bottom, box.bottom)
  }
  const main = document.querySelector('main')
  const range = document.createRange()
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts?.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    // What only screen readers read is in a box of one pixel.
    if (!element || element.offsetWidth < 2 || !text.textContent?.trim()) continue
    const panel = element.closest(PANELS)
    const whole = panel ?? element.closest(WHOLES)
    if (whole) {
      if (added.has(whole)) continue
      added.add(whole)
      const { left, right, top, bottom } = whole.getBoundingClientRect()
      if (panel) add({ left: margin, right: width - margin, top, bottom }, false)
      else add({ left, right, top, bottom }, true)
      continue
    }
    range.selectNode(text)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const gap = height < LARGE ? 0 : height * LINE_GAP
      add({ left, right, top: top + gap, bottom: bottom - gap }, gap === 0)
    }
  }
  const footer = document.querySelector('#page>footer')?.getBoundingClientRect().top ?? Infinity
  return {
    textBoxes: Float32Array.from(
      boxes.flatMap(({ left, right, top, bottom }) => [
        left + scrollX,
        top + scrollY,
        right - left,
        bottom - top,
      ]),
    ),
    textEnd: CSS.supports('timeline-scope', '--a')
      ? footer + scrollY - innerHeight * (isTallWindow() ? 1 : 1 - grid.footerStart / 100)
      : Infinity,
  }
}
