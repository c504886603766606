import type { Browser, Page } from 'playwright'
import {
  backdropControlled,
  comesTrue,
  freshPage,
  sceneShown,
  slowDown,
  until,
  VIEWPORT,
  type Motion,
} from '../browser.ts'
import { ms, type PartReport, type Sample } from '../report.ts'
import type { BenchServer } from '../server.ts'
import { alternate, median } from '../stats.ts'
import { mainThreadTasks } from '../trace.ts'

const VARIANTS = ['scene off', 'scene in its worker', 'same scene in the page', 'Vanta NET'] as const
type Variant = (typeof VARIANTS)[number]
type Answering = Exclude<Variant, 'Vanta NET'>
const ANSWERING = VARIANTS.filter((variant): variant is Answering => variant !== 'Vanta NET')

export interface ThreadInput {
  browser: Browser
  site: BenchServer
  /** The home page without its scripts, with Vanta NET behind it. */
  vanta: BenchServer
  /** Fewer pages, scenes and seconds. */
  quick: boolean
  /** How often each variant is measured; the medians are shown. */
  rounds: number
}

interface Opened {
  page: Page
  close: () => Promise<void>
}

/** Opens `path` in a variant and waits until its background moves and everything else has come to rest. */
async function open(
  { browser, site, vanta }: ThreadInput,
  variant: Variant,
  path: string,
  viewport: { width: number; height: number } = VIEWPORT,
): Promise<Opened> {
  const motion: Motion = variant === 'scene off' ? 'pause' : 'play'
  const page = await freshPage(browser, motion, viewport)
  await page.addInitScript(watchEvents)
  const origin = variant === 'Vanta NET' ? vanta.origin : site.origin
  await page.goto(`${origin}${path}${variant === 'same scene in the page' ? '?backdrop=page' : ''}`)
  if (variant === 'Vanta NET') await page.locator('canvas.vanta-canvas').waitFor({ state: 'attached' })
  else await (motion === 'play' ? sceneShown : backdropControlled)(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return { page, close: () => page.context().close() }
}

/** Acts before those that count. */
const WARM_UP = 2

interface Answer {
  /** Milliseconds from the event to the end of the frame that it led to, on the main thread. */
  frame: number
  /** Milliseconds from the event to the paint, as the browser reports it: in steps of 8, at least 16. */
  paint: number
}

declare global {
  interface Window {
    /** One for each click or key; 0 is not known yet. */
    answers: (Answer & { at: number })[]
  }
}

function watchEvents(): void {
  const answers: Window['answers'] = []
  window.answers = answers
  const take = ({ timeStamp, isTrusted }: Event) => {
    // A click on a label clicks its control as well: one gesture, one answer.
    if (!isTrusted || answers.at(-1)?.frame === 0) return
    const due = { at: timeStamp, frame: 0, paint: 0 }
    answers.push(due)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (due.frame = performance.now() - timeStamp), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
  for (const type of ['click', 'keydown']) addEventListener(type, take, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'click' && name !== 'keydown') continue
      const due = answers.findLast(({ at }) => at <= startTime)
      if (due) due.paint = Math.max(due.paint, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Counts the frames that a page, or the worker that draws for it, begins from now on. */
function countFrames(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  const counter = globalThis as unknown as { framesBegun: number }
  counter.framesBegun = 0
  globalThis.requestAnimationFrame = (callback) => {
    counter.framesBegun += 1
    return request(callback)
  }
}

interface Deed {
  name: string
  path: string
  viewport?: { width: number; height: number }
  /** Does it `times` times, in turn with a rest in which the page settles. */
  act(page: Page, times: number, rest: () => Promise<void>): Promise<void>
}

const deeds: readonly Deed[] = [
  {
    name: 'menu',
    path: '/',
    viewport: { width: 390, height: 844 },
    async act(page, times, rest) {
      const button = page.locator('header button[popovertarget], header button[aria-expanded]').first()
      const box = (await button.boundingBox())!
      for (let time = 0; time < times; time += 1) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await rest()
      }
    },
  },
  {
    name: 'card',
    path: '/services',
    async act(page, times, rest) {
      const cards = page.locator('details[name="service"] summary')
      for (let time = 0; time < times; time += 1) {
        await cards.nth(time % 3).click()
        await rest()
      }
    },
  },
  {
    name: 'filter',
    path: '/portfolio',
    async act(page, times, rest) {
      const labels = page.locator('label:has(input[type="radio"])')
      for (let time = 0; time < times; time += 1) {
        await labels.nth((time % 6) + 1).click()
        await rest()
      }
    },
  },
  {
    name: 'typing',
    path: '/contact',
    async act(page, times, rest) {
      await page.getByLabel('Message').focus()
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press('abcdefghij'[time % 10]!)
        await rest()
      }
    },
  },
]

/** Seconds to wait for the paint that followed an event; the browser reports none that came within 16 ms. */
const PAINT = 1.5

async function answer(input: ThreadInput, variant: Answering, deed: Deed, times: number): Promise<Answer> {
  const { page, close } = await open(input, variant, deed.path, deed.viewport)
  const session = await page.context().newCDPSession(page)
  await slowDown(session, 4)
  let acts = 0
  const settle = async () => {
    acts += 1
    await until(session, `window.answers.length === ${acts} && window.answers.at(-1).frame > 0`)
    await comesTrue(session, 'window.answers.at(-1).paint > 0', PAINT)
    await page.waitForTimeout(200)
  }
  await deed.act(page, WARM_UP, settle)
  await deed.act(page, times, settle)
  const answers = (await page.evaluate(() => window.answers)).slice(WARM_UP)
  await close()
  return {
    frame: median(answers.map(({ frame }) => frame)),
    paint: median(answers.map(({ paint }) => Math.max(16, paint))),
  }
}

interface Load {
  /** Of the time. */
  share: number
  /** Milliseconds. */
  longest: number
  /** Frames of the background in a second. */
  rate: number
}

async function load(input: ThreadInput, variant: Variant): Promise<Load> {
  const seconds = input.quick ? 4 : 10
  const { page, close } = await open(input, variant, '/')
  const [worker] = page.workers()
  const where = <R>(run: () => R) => (worker ? worker.evaluate(run) : page.evaluate(run))
  await where(countFrames)
  const tasks = await mainThreadTasks(input.browser, page, seconds)
  const frames = await where(() => (globalThis as unknown as { framesBegun: number }).framesBegun)
  const canvases = await page.locator('canvas').count()
  if (canvases !== (variant === 'scene off' ? 0 : 1)) throw new Error(`${variant}: ${canvases} canvases`)
  if ((variant === 'scene in its worker') !== (worker !== undefined))
    throw new Error(`${variant}: ${page.workers().length} workers`)
  await close()
  const busy = tasks.reduce((sum, duration) => sum + duration, 0)
  return { share: busy / (seconds * 1000), longest: Math.max(0, ...tasks), rate: frames / seconds }
}

/** The page's main thread while the scene animates, and how long a visitor waits for an answer meanwhile. */
export async function measureThread(input: ThreadInput): Promise<PartReport> {
  const { quick, rounds } = input
  const times = quick ? 4 : 8
  const samples: Sample[] = []
  const loads = await alternate(VARIANTS, rounds, (variant) => load(input, variant))
  console.log('  thread: traced')
  const answers = new Map<string, Record<Answering, Answer[]>>()
  for (const deed of deeds) {
    answers.set(
      deed.name,
      await alternate(ANSWERING, rounds, (variant) => answer(input, variant, deed, times)),
    )
    console.log(`  thread: ${deed.name}`)
  }
  const rows = VARIANTS.map((variant) => {
    const shares = loads[variant].map(({ share }) => share)
    const longest = loads[variant].map((each) => each.longest)
    const rates = loads[variant].map(({ rate }) => rate)
    samples.push(
      { subject: variant, metric: 'main thread', unit: 'share', values: shares },
      { subject: variant, metric: 'longest task', unit: 'ms', values: longest },
      { subject: variant, metric: 'frames a second', unit: 'hertz', values: rates },
    )
    const cells = deeds.map(({ name }) => {
      if (variant === 'Vanta NET') return '-'
      const list = answers.get(name)![variant]
      const frames = list.map(({ frame }) => frame)
      const paints = list.map(({ paint }) => paint)
      samples.push(
        { subject: `${name}, ${variant}`, metric: 'event to frame', unit: 'ms', values: frames },
        { subject: `${name}, ${variant}`, metric: 'event to paint', unit: 'ms', values: paints },
      )
      return `${ms(median(frames))} / ${median(paints).toFixed(0)}`
    })
    return [
      variant,
      median(rates).toFixed(0),
      `${(median(shares) * 100).toFixed(2)} %`,
      ms(median(longest)),
      ...cells,
    ]
  })
  return {
    tables: [
      {
        title: 'The main thread while the scene animates',
        note: `Frames a second of the background, share of ${quick ? 4 : 10} s and longest task of the main thread on the home page at rest, from a trace, without slow-down, medians of ${rounds} alternating runs. Then the answer to a click or a key at 4x CPU slow-down: milliseconds to the end of the frame on the main thread / to the paint as the browser reports it (steps of 8, 16 at least; with software rendering the scene and the paint share the processor). Goals: less than 0.5 %, no task over 50 ms.`,
        columns: ['background', 'frames/s', 'share', 'longest task, ms', ...deeds.map(({ name }) => name)],
        rows,
      },
    ],
    samples,
  }
}
