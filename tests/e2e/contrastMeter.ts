import { expect, type Page } from 'playwright/test'
import { playScenes } from './fixtures.ts'
import { channelsOf } from './pictures.ts'
import { addWorkerScript, inStage } from './stageWorker.ts'

/** A line of text, or a side of a control, in the window. */
interface Line {
  /** The text, or the label of the control and the side of its border. */
  name: string
  /** Color as red, green, blue (0 to 255) and opacity (0 to 1). */
  color: readonly number[]
  /** Contrast that it needs. */
  needs: number
  /** Whole CSS pixels. */
  x: number
  y: number
  width: number
  height: number
}

/**
 * Finds lines of text, and borders and icons of controls, in the window. Placeholders and what is typed are
 * not among them. Runs in the browser.
 */
function readLines(): Line[] {
  const found: Line[] = []
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  /** Parts of a color in sRGB. */
  const partsOf = (color: string): [number, number, number, number] => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  /** Styles of an element and of all around it. */
  const stylesOf = (element: Element | null): CSSStyleDeclaration[] =>
    element ? [getComputedStyle(element), ...stylesOf(element.parentElement)] : []
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    stylesOf(element).some(({ clipPath }) => clipPath === 'inset(50%)')
  /**
   * Adds the part of a box that is in the window and not below the fixed header, if it is more than a share
   * of the box.
   */
  const add = (element: Element, name: string, css: string, needs: number, box: DOMRect, share = 0) => {
    const header = document.querySelector<HTMLElement>('#page > header')!
    const top = header.contains(element) || scrollY === 0 ? 0 : header.offsetHeight
    const [x, right] = [Math.max(0, Math.floor(box.left)), Math.min(innerWidth, Math.ceil(box.right))]
    const [y, bottom] = [Math.max(top, Math.floor(box.top)), Math.min(innerHeight, Math.ceil(box.bottom))]
    const [width, height] = [Math.max(0, right - x), Math.max(0, bottom - y)]
    if (width * height <= share * box.width * box.height) return
    const [red, green, blue, alpha] = partsOf(css)
    const opacity = stylesOf(element).reduce((product, style) => product * Number(style.opacity), alpha)
    found.push({ name, color: [red, green, blue, opacity], needs, x, y, width, height })
  }

  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const walker = document.createTreeWalker(document.getElementById('page')!, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || isHidden(parent)) continue
    if (parent.closest(':disabled, [aria-disabled=true], script, style, [aria-hidden=true]')) continue
    const style = getComputedStyle(parent)
    // A visitor who enlarges the text needs the contrast of its own size.
    const size = (Number.parseFloat(style.fontSize) * 16) / rootSize
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const color = parent instanceof SVGElement ? style.fill : style.color
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.height >= 4) add(parent, text.slice(0, 40), color, isLarge ? 3 : 4.5, box, 0.5)
  }

  for (const control of document.querySelectorAll('#page :is(button, a, input, textarea)')) {
    if (isHidden(control) || control.matches(':disabled, [aria-disabled=true], [type=hidden]')) continue
    const style = getComputedStyle(control)
    const words = control.textContent?.trim() || control.getAttribute('name') || control.tagName
    const label = words.slice(0, 30)
    for (const icon of control.matches('button') ? control.querySelectorAll('svg') : [])
      if (!isHidden(icon)) add(control, `${label} (icon)`, style.color, 3, icon.getBoundingClientRect())
    if (!control.matches('button, a[class], input, textarea')) continue
    const { left, top, width, height, right, bottom } = control.getBoundingClientRect()
    // Strips of two pixels outside the border.
    for (const [side, box] of [
      ['top', new DOMRect(left, top - 3, width, 2)],
      ['bottom', new DOMRect(left, bottom + 1, width, 2)],
      ['left', new DOMRect(left - 3, top, 2, height)],
      ['right', new DOMRect(right + 1, top, 2, height)],
    ] as const) {
      const color = style.getPropertyValue(`border-${side}-color`)
      const isDrawn = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0
      if (isDrawn && partsOf(color)[3] > 0) add(control, `${label} (${side})`, color, 3, box)
    }
  }
  return found
}

/** Share of a line's pixels that may have a lower contrast. */
const WORST = 0.01

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
/**
 * Relative luminance of a color with channels from 0 to 255, as WCAG 2.2 defines it. A library's takes a
 * minute for a page.
 */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[Math.round(red)]! + 0.7152 * linear[Math.round(green)]! + 0.0722 * linear[Math.round(blue)]!

/**
 * The contrast that all but `WORST` of the line's pixels have, in the channels of a picture of the page
 * without its text.
 */
function contrastOf({ color, x, y, width, height }: Line, picture: Buffer, rowLength: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color
  const over = (front: number, back: number) => front * alpha + back * (1 - alpha)
  const ratios = Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = ((y + Math.floor(pixel / width)) * rowLength + x + (pixel % width)) * 3
    const [r, g, b] = [picture[at]!, picture[at + 1]!, picture[at + 2]!]
    const [back, front] = [
      luminance(r, g, b) + 0.05,
      luminance(over(red, r), over(green, g), over(blue, b)) + 0.05,
    ]
    return Math.max(front / back, back / front)
  })
  return ratios.toSorted()[Math.floor(WORST * ratios.length)] ?? 1
}

/**
 * Hides the text, and the scene under white while the stage has `data-white`. The backdrop keeps the
 * animation with which it goes with the page's end: the lines run around the text there.
 */
const STYLES = `*,*::before,*::after,::placeholder{-webkit-text-fill-color:transparent!important;
text-decoration-color:transparent!important;transition:none!important}
:not(#backdrop),*::before,*::after{animation:none!important}
svg text,button svg{visibility:hidden!important}
#stage[data-white]{background:white!important}#stage[data-white]>*{visibility:hidden!important}`

/** What a page is measured in. */
export interface Conditions {
  width: number
  height: number
  /** Size of the text in percent. */
  text?: number
  /** Seconds of the scene's time. */
  times: readonly number[]
  /** Distance of the scroll positions, as a share of the window's height. 0: the top of the page only. */
  step: number
}

/** Prepares a page for `contrastFaults`. */
export async function prepareMeter(page: Page): Promise<void> {
  await playScenes(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addWorkerScript(
    page,
    `addEventListener('message', ({ data }) => {
      globalThis.pageState = { ...globalThis.pageState, ...data.state }
    })`,
  )
}

const pictureOf = async (page: Page) => channelsOf(await page.screenshot())

/** A number that changes with the frame in the canvas. */
const frameHash = (page: Page) =>
  page.locator('#stage canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    await new Promise(requestAnimationFrame)
    const small = new OffscreenCanvas(160, 120).getContext('2d', { willReadFrequently: true })!
    small.drawImage(canvas, 0, 0, 160, 120)
    return small.getImageData(0, 0, 160, 120).data.reduce((hash, value) => (hash * 31 + value) | 0, 0)
  })

/** Looks after which a picture that has not changed is one without bodies, which all moments share. */
const MOST_LOOKS = 30

/** Shows the scene at a moment. Its frame comes to the page some time after the message. */
async function seek(page: Page, time: number): Promise<void> {
  const before = await frameHash(page)
  const data = `{ type: 'seek', moment: { time: ${time}, station: pageState.reading } }`
  await inStage(page, `dispatchEvent(new MessageEvent('message', { data: ${data} }))`)
  let looks = 0
  await expect
    .poll(
      async () => {
        const [first, second] = [await frameHash(page), await frameHash(page)]
        looks += 1
        return first === second && (first !== before || looks > MOST_LOOKS)
      },
      { intervals: [100] },
    )
    .toBe(true)
}

/**
 * Opens a page, and measures its text, and the borders and icons of its controls, at these moments and scroll
 * positions. Returns those below the contrast that they need. What has it over a white scene as well is not
 * measured over the real one.
 */
export async function contrastFaults(page: Page, path: string, conditions: Conditions): Promise<string[]> {
  const { width, height, text = 100, times, step } = conditions
  await page.setViewportSize({ width, height })
  // A moment that is not measured: `seek` waits for another picture.
  await page.goto(`${path}?time=1`)
  await expect(page.locator('#backdrop[data-time="1"] canvas[data-shown]')).toHaveCount(1)
  const end = await page.evaluate(
    ([css, percent]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      document.documentElement.style.fontSize = `${percent}%`
      return document.documentElement.scrollHeight - innerHeight
    },
    [STYLES, text] as const,
  )
  const faults = new Set<string>()
  const stride = Math.round(step * height)
  // The last position is the end of the page, so that no line of it is left out.
  const count = stride > 0 ? Math.ceil(end / stride) : 0
  for (const top of Array.from({ length: count + 1 }, (_, index) => Math.min(index * stride, end))) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => inStage(page, 'pageState.scrollY')).toBe(top)
    const stage = page.locator('#stage')
    await stage.evaluate((element) => element.toggleAttribute('data-white', true))
    const white = await pictureOf(page)
    await stage.evaluate((element) => element.toggleAttribute('data-white', false))
    const lines = await page.evaluate(readLines)
    const open = lines.filter((line) => contrastOf(line, white, width) < line.needs)
    for (const time of open.length > 0 ? times : []) {
      await seek(page, time)
      const picture = await pictureOf(page)
      for (const line of open) {
        const ratio = contrastOf(line, picture, width)
        const where = `in ${width}x${height} at ${text}%, at ${time} s, scrolled to ${top} px`
        if (ratio < line.needs) faults.add(`"${line.name}" has ${ratio.toFixed(2)} of ${line.needs} ${where}`)
      }
    }
  }
  return [...faults]
}
