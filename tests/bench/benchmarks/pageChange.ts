import { spawn } from 'node:child_process'
import { openFreshPage, POLICY_IS_APPLIED, SCENE_IS_SHOWN, waitUntilTrue } from '../browser.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/** Page changes before those that count: the first ones compile code. */
const WARM_UP = 2

/**
 * Milliseconds between a page change and the next click: fade, scroll and the scene's own transition are
 * over.
 */
const PAUSE = 2000

declare global {
  interface Window {
    /** Milliseconds from each click to the frame with the new heading. */
    changes: number[]
  }
}

/** Runs in the page before its own scripts. */
function observeChanges(): void {
  const changes: Window['changes'] = []
  window.changes = changes
  const heading = () => document.querySelector('main h1')?.textContent
  const onClick = ({ timeStamp }: Event) => {
    const before = heading()
    const observer = new MutationObserver(() => {
      if (heading() === before || !heading()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => changes.push(performance.now() - timeStamp)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }
  addEventListener('click', onClick, { capture: true })
}

const VARIANTS = ['scene off', 'scene in its worker'] as const

/**
 * Follows the links of the header `count` times, without a CPU slow-down. Returns the median of the times.
 */
async function measureChanges(
  { browser, origins }: BenchmarkOptions,
  variant: (typeof VARIANTS)[number],
  count: number,
): Promise<number> {
  const isOff = variant === 'scene off'
  const page = await openFreshPage(browser, isOff ? 'pause' : 'play')
  await page.addInitScript(observeChanges)
  await page.goto(`${origins.site}/`)
  const session = await page.context().newCDPSession(page)
  await waitUntilTrue(session, isOff ? POLICY_IS_APPLIED : SCENE_IS_SHOWN)
  await page.waitForLoadState('networkidle')
  for (let index = 0; index < WARM_UP + count; index += 1) {
    await page.waitForTimeout(PAUSE)
    const others = page.locator('header nav li a:not([aria-current])')
    await others.nth(index % (await others.count())).click()
    await waitUntilTrue(session, `window.changes.length === ${index + 1}`)
  }
  const changes = (await page.evaluate(() => window.changes)).slice(WARM_UP)
  await page.context().close()
  return median(changes)
}

/**
 * Measures a change of the page, from the click on a link to the frame with the new heading: alone, and
 * beside two busy processes.
 */
export async function measurePageChanges(options: BenchmarkOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const loops of [0, 2]) {
    const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['--eval', 'for (;;);']))
    try {
      const times = await alternate(VARIANTS, options.rounds, (variant) =>
        measureChanges(options, variant, options.quick ? 4 : 12),
      )
      const [off, on] = [median(times['scene off']), median(times['scene in its worker'])]
      rows.push({
        interaction: loops ? 'page change beside two busy loops' : 'page change',
        'scene off, ms': off,
        'in its worker': on,
        'worker / off': on / off,
      })
    } finally {
      for (const child of busy) child.kill()
    }
  }
  return rows
}
