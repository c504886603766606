import { expect, type Page } from 'playwright/test'
import { playScenes } from './fixtures.ts'

/** A line of text, or a side of a control, at one scroll position. */
interface Line {
  /** The text, or the label of the control and the side of its border. */
  name: string
  /** Color as red, green, blue (0 to 255) and opacity (0 to 1). */
  color: readonly number[]
  /** Contrast that it needs. */
  needs: number
  /** Place in the window, in whole CSS pixels. */
  x: number
  y: number
  width: number
  height: number
}

/** The lowest contrast of a line over the moving scene, in the worst percent of its pixels. */
export interface Measured {
  line: string
  ratio: number
  needs: number
  /** Scene time in seconds. */
  time: number
  station: number
  scrollY: number
}

/** Screenshots, as PNG in base64, from which the pixels of the page at every moment follow. */
interface Layers {
  /** The page without the canvas. */
  none: string
  /** The page with a black canvas. */
  black: string
}

interface Meter {
  hideText(): void
  /** Fills the stage with a color instead of the scene. Null removes it. */
  fill(color: string | null): void
  lines(needs: { text: number; large: number; border: number }): Line[]
  /** Receives a screenshot of the page with a white canvas. Returns the contrasts over it. */
  overWhite(white: string, lines: readonly Line[]): Promise<number[]>
  /** Receives the other layers of the page, for `measure`. */
  setLayers(layers: Layers): Promise<void>
  /** Shows the scene at a moment. Resolves once its frame is in the canvas. */
  seek(time: number, station: number): Promise<void>
  /** Contrasts of lines over the frame that is in the canvas. */
  measure(lines: readonly Line[]): number[]
  /** What the stage was told last. */
  state: { station: number; scrollY: number } | null
  size: { width: number; height: number } | null
}

declare global {
  interface Window {
    contrastMeter?: Meter
  }
}

/** Runs in the page before its scripts. It imports nothing. */
function installMeter(): void {
  if (window.contrastMeter) return
  /** Share of a line's pixels that may have a lower contrast. */
  const WORST = 0.01
  let send: ((message: unknown) => void) | null = null
  let seeked: (() => void) | null = null
  let before = 0

  window.Worker = class extends Worker {
    override postMessage(message: unknown, options: Transferable[] | StructuredSerializeOptions = []) {
      const { type, state, size } = message as Partial<Meter> & { type?: string }
      if (type === 'start') {
        send = (ownMessage) => super.postMessage(ownMessage, [])
        this.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === 'seeked') seeked?.()
        })
      }
      if (state) meter.state = { ...meter.state!, ...state }
      if (size) meter.size = size
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options)
    }
  }

  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  /** Parts of a color in sRGB. */
  const partsOf = (color: string): number[] => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const linear = Float32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear[(red + 0.5) | 0]! +
    0.7152 * linear[(green + 0.5) | 0]! +
    0.0722 * linear[(blue + 0.5) | 0]!

  const pixelsOf = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  let none: ImageData | null = null
  let black: ImageData | null = null
  let white: ImageData | null = null

  const canvas = () => document.querySelector<HTMLCanvasElement>('#stage canvas')!
  const small = new OffscreenCanvas(160, 120).getContext('2d', { willReadFrequently: true })!
  /** A number that changes with the frame in the canvas. */
  const frameHash = (): number => {
    small.clearRect(0, 0, 160, 120)
    small.drawImage(canvas(), 0, 0, 160, 120)
    return small.getImageData(0, 0, 160, 120).data.reduce((hash, value) => (hash * 31 + value) | 0, 0)
  }

  /** Numbers of pixels by their contrast, in hundredths. */
  const counts = new Uint32Array(2200)
  /** The contrast that all but WORST of the line's pixels have over a frame, or over a white canvas. */
  const contrastOf = (line: Line, scene: OffscreenCanvasRenderingContext2D | null): number => {
    const { x, y, width, height, color } = line
    const [red = 0, green = 0, blue = 0, alpha = 1] = color
    const pixels = scene?.getImageData(x, y, width, height).data
    const [without, dark, full] = [none!.data, black!.data, white!.data]
    const rowLength = white!.width
    const below = [0, 0, 0]
    counts.fill(0)
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const at = ((y + Math.floor(pixel / width)) * rowLength + x + (pixel % width)) * 4
      const cover = pixels ? pixels[pixel * 4 + 3]! / 255 : 1
      for (let channel = 0; channel < 3; channel += 1) {
        const light = pixels ? (cover * pixels[pixel * 4 + channel]!) / 255 : 1
        const base = without[at + channel]!
        const shade = dark[at + channel]!
        below[channel] = base + cover * (shade - base) + light * (full[at + channel]! - shade)
      }
      const [r, g, b] = below as [number, number, number]
      const back = luminance(r, g, b) + 0.05
      const rest = 1 - alpha
      const front =
        luminance(red * alpha + r * rest, green * alpha + g * rest, blue * alpha + b * rest) + 0.05
      counts[Math.floor((front > back ? front / back : back / front) * 100)]! += 1
    }
    let left = WORST * width * height
    return counts.findIndex((count) => (left -= count) < 0) / 100
  }

  const isHidden = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const opacityOf = (element: Element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }
  const withOpacity = (color: string, element: Element) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = partsOf(color)
    return [red, green, blue, alpha * opacityOf(element)]
  }
  /** The part of a box that is in the window and not below the fixed header. */
  const visible = (box: DOMRect, inHeader: boolean) => {
    const top =
      inHeader || scrollY === 0 ? 0 : document.querySelector<HTMLElement>('#page > header')!.offsetHeight
    const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(innerWidth, Math.ceil(box.right))]
    const [upper, lower] = [Math.max(top, Math.floor(box.top)), Math.min(innerHeight, Math.ceil(box.bottom))]
    return { x: left, y: upper, width: Math.max(0, right - left), height: Math.max(0, lower - upper) }
  }

  const texts = (needs: { text: number; large: number }): Line[] => {
    const found: Line[] = []
    const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const walker = document.createTreeWalker(document.getElementById('page')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || isHidden(parent)) continue
      if (parent.closest(':disabled, [aria-disabled=true], script, style, [aria-hidden=true]')) continue
      const style = getComputedStyle(parent)
      // A visitor who enlarges the text needs the contrast of its own size.
      const size = (Number.parseFloat(style.fontSize) * 16) / rootSize
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const color = withOpacity(parent instanceof SVGElement ? style.fill : style.color, parent)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const place = visible(box, parent.closest('#page > header') !== null)
        if (place.height * place.width <= 0.5 * box.width * box.height || box.height < 4) continue
        const name = node.textContent.trim().slice(0, 40)
        found.push({ name, color, needs: isLarge ? needs.large : needs.text, ...place })
      }
    }
    return found
  }
  /** Strips of two pixels outside the borders of the controls, and the icons of buttons. */
  const controls = (needs: number): Line[] => {
    const found: Line[] = []
    for (const control of document.querySelectorAll('#page :is(button, a, input, textarea)')) {
      if (isHidden(control) || control.matches(':disabled, [aria-disabled=true], [type=hidden]')) continue
      const style = getComputedStyle(control)
      const inHeader = control.closest('#page > header') !== null
      const add = (part: string, color: string, box: DOMRect) => {
        const place = visible(box, inHeader)
        const label = control.textContent?.trim() || control.getAttribute('name') || control.tagName
        if (place.width > 0 && place.height > 0)
          found.push({
            name: `${label.slice(0, 30)} (${part})`,
            color: withOpacity(color, control),
            needs,
            ...place,
          })
      }
      const { left, top, width, height, right, bottom } = control.getBoundingClientRect()
      for (const icon of control.matches('button') ? control.querySelectorAll('svg') : [])
        if (!isHidden(icon)) add('icon', style.color, icon.getBoundingClientRect())
      const sides = [
        ['top', new DOMRect(left, top - 3, width, 2)],
        ['bottom', new DOMRect(left, bottom + 1, width, 2)],
        ['left', new DOMRect(left - 3, top, 2, height)],
        ['right', new DOMRect(right + 1, top, 2, height)],
      ] as const
      for (const [side, box] of sides) {
        const color = style.getPropertyValue(`border-${side}-color`)
        const isDrawn = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0
        if (isDrawn && (partsOf(color)[3] ?? 0) > 0 && control.matches('button, a[class], input, textarea'))
          add(side, color, box)
      }
    }
    return found
  }

  const meter: Meter = {
    state: null,
    size: null,
    hideText() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        `*,*::before,*::after,::placeholder{-webkit-text-fill-color:transparent!important;
        text-decoration-color:transparent!important;transition:none!important;animation:none!important}
        svg text,button svg{visibility:hidden!important}
        [data-fill] :is(canvas,picture){visibility:hidden!important}`,
      )
      document.adoptedStyleSheets.push(sheet)
    },
    fill(color) {
      const element = document.getElementById('stage')!
      element.querySelector('.fill')?.remove()
      element.toggleAttribute('data-fill', color !== null)
      if (!color) return
      const sheet = Object.assign(document.createElement('div'), { className: 'fill' })
      Object.assign(sheet.style, { position: 'absolute', inset: '0', background: color })
      element.append(sheet)
    },
    lines: (needs) => [...texts(needs), ...controls(needs.border)],
    async overWhite(picture, lines) {
      white = await pixelsOf(picture)
      none = white
      black = white
      return lines.map((line) => contrastOf(line, null))
    },
    async setLayers(layers) {
      none = await pixelsOf(layers.none)
      black = await pixelsOf(layers.black)
    },
    async seek(time, station) {
      const drawn = new Promise<void>((resolve) => (seeked = resolve))
      send!({ type: 'seek', moment: { time, station } })
      await drawn
      // The frame comes to the page some time after the message. Every moment has another picture. One that stays for two
      // frames is most likely not the late frame of a moment before.
      let latest = before
      for (let tries = 0; tries < 200; tries += 1) {
        await new Promise(requestAnimationFrame)
        const hash = frameHash()
        const stays = hash === latest
        latest = hash
        if (hash === before || !stays) continue
        before = hash
        return
      }
      throw new Error(`The frame at ${time} s of station ${station} did not come to the page`)
    },
    measure(lines) {
      const { clientWidth: width, clientHeight: height } = canvas()
      const scene = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
      scene.drawImage(canvas(), 0, 0, width, height)
      return lines.map((line) => contrastOf(line, scene))
    },
  }
  window.contrastMeter = meter
}

/** What a page is measured in. */
export interface Conditions {
  width: number
  height: number
  /** Size of the text in percent. */
  text?: number
  /** Seconds of the scene's time. Default: 21 moments of a minute. */
  times?: readonly number[]
  /** Distance of the scroll positions, as a share of the window's height. 0: the top of the page only. */
  step?: number
  /** Whether the visitor asks for more contrast. */
  contrast?: 'more'
}

/** Contrasts that text, large text, and borders and icons of controls need. */
const NEEDS = { text: 4.5, large: 3, border: 3 }
/** The same where the visitor asks for more contrast. */
const MORE_NEEDS = { text: 7, large: 7, border: 3 }

const MINUTE = Array.from({ length: 21 }, (_, index) => index * 3)

/** Opens a page whose scene stands still, for `measureContrast`. */
export async function openMeter(page: Page, path: string): Promise<void> {
  await page.addInitScript(installMeter)
  await playScenes(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${path}?time=0`)
  await expect(page.locator('#backdrop[data-time="0"] canvas[data-shown]')).toHaveCount(1)
  await page.evaluate(() => window.contrastMeter!.hideText())
}

/** Takes a screenshot with a color instead of the scene. */
async function shotOver(page: Page, color: string): Promise<string> {
  await page.evaluate((fill) => window.contrastMeter!.fill(fill), color)
  const png = await page.screenshot()
  await page.evaluate(() => window.contrastMeter!.fill(null))
  return png.toString('base64')
}

/** Changes the window and the size of its text, and waits until the stage has the window's size. */
async function setWindow(page: Page, { width, height, text = 100, contrast }: Conditions): Promise<void> {
  await page.emulateMedia({ contrast: contrast ?? 'no-preference' })
  await page.setViewportSize({ width, height })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
    scrollTo({ top: 0, behavior: 'instant' })
  }, text)
  await expect
    .poll(() => page.evaluate(() => [window.contrastMeter!.size?.width, window.contrastMeter!.size?.height]))
    .toEqual([width, height])
}

/**
 * Measures the text, and the borders and icons of controls, at every moment and scroll position. Placeholders and what is
 * typed are not measured. Returns one measurement for each name and need that is ever below what it
 * needs over a white scene: its lowest contrast over the real one.
 */
export async function measureContrast(page: Page, conditions: Conditions): Promise<Measured[]> {
  const { height, times = MINUTE, step = 0.5, contrast } = conditions
  await setWindow(page, conditions)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const worst = new Map<string, Measured>()
  const stride = Math.round(step * height)
  const tops = [0]
  // The last position is the end of the page, so that no line of it is left out.
  if (stride > 0) while ((tops.at(-1) ?? end) < end) tops.push(Math.min((tops.at(-1) ?? end) + stride, end))
  for (const top of tops) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(() => window.contrastMeter!.state?.scrollY)).toBe(top)
    const all = await page.evaluate(
      (each) => window.contrastMeter!.lines(each),
      contrast ? MORE_NEEDS : NEEDS,
    )
    const bounds = await page.evaluate(([white, lines]) => window.contrastMeter!.overWhite(white, lines), [
      await shotOver(page, 'white'),
      all,
    ] as const)
    const open = all.filter((line, index) => (bounds[index] ?? 0) < line.needs)
    if (open.length === 0) continue
    const layers = { none: await shotOver(page, 'transparent'), black: await shotOver(page, 'black') }
    await page.evaluate((each) => window.contrastMeter!.setLayers(each), layers)
    const station = await page.evaluate(() => window.contrastMeter!.state?.station ?? 0)
    for (const time of times) {
      const ratios = await page.evaluate(
        async ([at, place, lines]) => {
          await window.contrastMeter!.seek(at, place)
          return window.contrastMeter!.measure(lines)
        },
        [time, station, open] as const,
      )
      for (const [index, line] of open.entries()) {
        const ratio = ratios[index] ?? 0
        const key = `${line.name} ${line.needs}`
        const known = worst.get(key)
        if (!known || known.ratio > ratio)
          worst.set(key, { line: line.name, ratio, needs: line.needs, time, station, scrollY: top })
      }
    }
  }
  return [...worst.values()]
}
