import type { Browser } from 'playwright'
import { countFrames } from '../../helpers/countFrames.ts'
import { openFreshPage, SCENE_IS_SHOWN, waitUntilTrue } from '../browser.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/** CPU time of all processes of the browser in seconds. */
async function cpuTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, each) => sum + each.cpuTime, 0)
}

/** Leaves a page alone, and returns what it costs. `without rest` is a page whose visitor has pressed Play. */
async function leaveAlone(browser: Browser, url: string, variant: string, minutes: number) {
  const page = await openFreshPage(browser, 'play', { width: 640, height: 400 })
  await page.addInitScript(countFrames)
  await page.goto(url)
  await waitUntilTrue(await page.context().newCDPSession(page), SCENE_IS_SHOWN)
  if (variant === 'without rest')
    for (const name of ['Pause the moving background', 'Play the moving background'])
      await page.getByRole('button', { name }).click()
  const before = { frames: await page.evaluate(() => window.sceneFrames), cpu: await cpuTime(browser) }
  await page.waitForTimeout(minutes * 60_000)
  const frames = (await page.evaluate(() => window.sceneFrames)) - before.frames
  const cpu = (await cpuTime(browser)) - before.cpu
  await page.context().close()
  return { frames, cpu }
}

/** Measures ten idle minutes of the home page, with its scene in the page: one round, because each takes so long. */
export async function measureRest({ browser, origins, quick }: BenchmarkOptions): Promise<Row[]> {
  const minutes = quick ? 3 : 10
  const variants = ['with rest', 'without rest'] as const
  const results = await alternate(variants, 1, (variant) =>
    leaveAlone(browser, `${origins.site}/?backdrop=page`, variant, minutes),
  )
  return variants.map((variant) => ({
    variant,
    minutes,
    frames: median(results[variant].map(({ frames }) => frames)),
    'CPU time, s': median(results[variant].map(({ cpu }) => cpu)),
  }))
}
