import type { Browser, Page } from 'playwright'
import { backdropControlled, freshPage, sceneShown, slowDown, VIEWPORT, type Motion } from '../browser.ts'
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

interface Answer {
  /** Milliseconds from the event to the end of the frame that it led to, on the main thread. */
  frame: number
  /** Milliseconds from the event to the paint, as the browser reports it: in steps of 8, at least 16. */
  paint: number
}

declare global {
  interface Window {
    answers: { frames: number[]; paints: number[] }
  }
}

function watchEvents(): void {
  const answers = { frames: [] as number[], paints: [] as number[] }
  window.answers = answers
  let pending = false
  const take = ({ timeStamp, isTrusted }: Event) => {
    // A click on a label clicks its control as well: one gesture, one answer.
    if (!isTrusted || pending) return
    pending = true
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener(
        'message',
        () => {
          answers.frames.push(performance.now() - timeStamp)
          pending = false
        },
        { once: true },
      )
      port1.start()
      port2.postMessage(null)
    })
  }
  for (const type of ['click', 'keydown']) addEventListener(type, take, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') answers.paints.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
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

async function answer(input: ThreadInput, variant: Answering, deed: Deed, times: number): Promise<Answer> {
  const { page, close } = await open(input, variant, deed.path, deed.viewport)
  await slowDown(await page.context().newCDPSession(page), 4)
  let answered = 0
  const settle = async () => {
    answered += 1
    await page.waitForFunction((count) => window.answers.frames.length >= count, answered)
    await page.waitForTimeout(200)
  }
  await deed.act(page, 2, settle)
  await page.evaluate(() => {
    window.answers.frames.length = 0
    window.answers.paints.length = 0
  })
  answered = 0
  await deed.act(page, times, settle)
  const { frames, paints } = await page.evaluate(() => window.answers)
  await close()
  // The browser reports no event below the threshold.
  const missing = Array.from({ length: Math.max(0, times - paints.length) }, () => 16)
  return { frame: median(frames), paint: median([...paints, ...missing]) }
}

async function load(input: ThreadInput, variant: Variant): Promise<{ share: number; longest: number }> {
  const seconds = input.quick ? 4 : 10
  const { page, close } = await open(input, variant, '/')
  const tasks = await mainThreadTasks(input.browser, page, seconds)
  const canvases = await page.locator('canvas').count()
  if (canvases !== (variant === 'scene off' ? 0 : 1)) throw new Error(`${variant}: ${canvases} canvases`)
  await close()
  const busy = tasks.reduce((sum, duration) => sum + duration, 0)
  return { share: busy / (seconds * 1000), longest: Math.max(0, ...tasks) }
}

/** The page's main thread while the scene animates, and how long a visitor waits for an answer meanwhile. */
export async function measureThread(input: ThreadInput): Promise<PartReport> {
  const { quick, rounds } = input
  const times = quick ? 4 : 10
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
    samples.push(
      { subject: variant, metric: 'main thread', unit: 'share', values: shares },
      { subject: variant, metric: 'longest task', unit: 'ms', values: longest },
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
    return [variant, `${(median(shares) * 100).toFixed(2)} %`, ms(median(longest)), ...cells]
  })
  return {
    tables: [
      {
        title: 'The main thread while the scene animates',
        note: `Share of ${quick ? 4 : 10} s and longest task on the home page at rest, from a trace, without slow-down, medians of ${rounds} alternating runs. Then the answer to a click or a key at 4x CPU slow-down: milliseconds to the end of the frame on the main thread / to the paint as the browser reports it (steps of 8, 16 at least; with software rendering the scene and the paint share the processor). Goals: less than 0.5 %, no task over 50 ms.`,
        columns: ['background', 'share', 'longest task, ms', ...deeds.map(({ name }) => name)],
        rows,
      },
    ],
    samples,
  }
}
