import { expect } from 'playwright/test'
import type { ActionSource, Driver } from './driver.ts'
import type { EngineSite } from './site.ts'

/** Keys by their names, as the WebDriver standard encodes them. */
const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' } as const

/** Point in the window in CSS pixels. */
interface Point {
  x: number
  y: number
}

/** One page of an engine. Selectors are those of CSS and name the first visible element. */
export interface EnginePage {
  site: EngineSite
  /** Opens a path of the site and waits until it is hydrated. */
  open: (path: string) => Promise<void>
  /** Waits until the page is hydrated. */
  hydrated: () => Promise<void>
  /** Opens an address, and waits for its load event only. */
  load: (url: string) => Promise<void>
  /** Runs a function in the page. It sees only its arguments and the page's globals. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Scrolls to an element, waits until nothing covers it, and clicks on it. */
  click: (selector: string) => Promise<void>
  /** Clicks on a point of the window. */
  clickAt: (point: Point) => Promise<void>
  /** Clicks on a field and types a text. */
  type: (selector: string, text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  /** Text of an element, as the page shows it. Empty if there is none. */
  text: (selector: string) => Promise<string>
  /** Whether an element is there and visible. */
  sees: (selector: string) => Promise<boolean>
  back: () => Promise<void>
  forward: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
}

/** Drives an engine. The functions that wait do so as long as `expect.poll`. */
export function enginePage(driver: Driver, site: EngineSite): EnginePage {
  const run: EnginePage['run'] = async (work, ...args) => {
    const values = JSON.stringify(args)
    const expression = `(async () => JSON.stringify((await (${work.toString()})(...${values})) ?? null))()`
    return JSON.parse(await driver.evaluate(expression)) as Awaited<ReturnType<typeof work>>
  }

  /** Returns the middle of an element that rests there for some frames, and that a click would reach, or null. */
  const target = (selector: string): Promise<Point | null> =>
    run(async (wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility())
      if (!element) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = element.getBoundingClientRect()
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left, top, width, height } = element.getBoundingClientRect()
      if (left !== before.left || top !== before.top) return null
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const hit = document.elementFromPoint(point.x, point.y)
      return hit && element.contains(hit) ? point : null
    }, selector)

  const clickAt = async ({ x, y }: Point) => {
    const source: ActionSource = {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    }
    await driver.perform(source)
  }

  const click = async (selector: string) => {
    let point: Point | null = null
    await expect
      .poll(
        async () => {
          point = await target(selector)
          return point
        },
        { message: `a click reaches ${selector}` },
      )
      .not.toBeNull()
    if (point) await clickAt(point)
  }

  const pressKeys = (keys: Iterable<string>) =>
    driver.perform({
      type: 'key',
      id: 'keyboard',
      actions: [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })

  const load = (url: string) => driver.open(url)
  const hydrated = () =>
    // The menu's button gets its state in the browser.
    expect.poll(() => run(() => document.querySelector('header button[aria-expanded]') !== null)).toBe(true)

  return {
    site,
    run,
    load,
    click,
    clickAt,
    hydrated,
    async open(path) {
      await load(site.origin + path)
      await hydrated()
    },
    async type(selector, text) {
      await click(selector)
      await pressKeys(text)
    },
    press: (key) => pressKeys([KEYS[key]]),
    text: (selector) =>
      run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '', selector),
    sees: (selector) =>
      run(
        (wanted) => [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility()),
        selector,
      ),
    back: () => driver.traverse('back'),
    forward: () => driver.traverse('forward'),
    resize: driver.resize,
    screenshot: driver.screenshot,
  }
}
