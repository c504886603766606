/**
 * Height of a line of text from which on each line has a box of its own: the obstacle follows the ends of a
 * headline's lines.
 */
const LARGE = 40
/** Share of a large line's height that is free above and below its letters. */
const LINE_GAP = 0.14
/**
 * Rows of the page with a surface: one box with all their text, as wide as the grid or as their columns of
 * it.
 */
const PANELS = '[data-surface=panel],[data-strip]'
/** What has one box with all its text outside of panels. */
const WHOLES = 'form,li,tr,dl>div,summary,a,button'

/**
 * Reads the boxes of the page's text, and the scroll position from which the backdrop goes with them: see
 * `SiteState`. Forces a layout.
 */
export function readText(): { textBoxes: Float32Array; textEnd: number } {
  const boxes: number[] = []
  const add = (left: number, right: number, top: number, bottom: number) => {
    if (right - left < 2 || bottom - top < 2) return
    boxes.push(left + scrollX, top + scrollY, right - left, bottom - top)
  }
  const added = new Set<Element>()
  const main = document.querySelector('main')
  const range = document.createRange()
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts?.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    // What only screen readers read is in a box of one pixel.
    if (!element || element.offsetWidth < 2 || !text.textContent?.trim()) continue
    range.selectNode(text)
    const panel = element.closest(PANELS)
    const whole = panel ?? element.closest(WHOLES)
    const lines = whole ? [] : [...range.getClientRects()].filter(({ height }) => height >= LARGE)
    for (const { left, right, top, bottom, height } of lines)
      add(left, right, top + height * LINE_GAP, bottom - height * LINE_GAP)
    const block = whole ?? element.closest('p') ?? element
    if (lines.length > 0 || added.has(block)) continue
    added.add(block)
    // The lines of a paragraph are shorter than its own box.
    if (!whole) range.selectNodeContents(block)
    const { left, right, top, bottom } = (whole ?? range).getBoundingClientRect()
    const padding = (side: string) =>
      panel ? Number.parseFloat(getComputedStyle(panel).getPropertyValue(`padding-${side}`)) : 0
    const start = left + padding('left')
    const end = right - padding('right')
    let from = top
    // The scene gaps within the box are no obstacle, nor is the one below a panel's text.
    for (const gap of block.querySelectorAll('[data-scene-gap]')) {
      const box = gap.getBoundingClientRect()
      if (box.height === 0) continue
      add(start, end, from, box.top)
      from = box.bottom
    }
    add(start, end, from, bottom - padding('bottom') + padding('top'))
  }
  const footer = document.querySelector('#page>footer')?.getBoundingClientRect().top ?? Infinity
  return {
    textBoxes: Float32Array.from(boxes),
    textEnd: CSS.supports('timeline-scope', '--a') ? footer + scrollY - innerHeight : Infinity,
  }
}
