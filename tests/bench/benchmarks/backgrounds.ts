import type { Page } from 'playwright'
import { openFreshPage, VIEWPORT, waitForPolicy, waitForScene } from '../browser.ts'
import type { BenchServer } from '../server.ts'
import type { BenchmarkOptions } from './options.ts'

export const VARIANTS = ['scene off', 'scene in its worker', 'same scene in the page', 'Vanta NET'] as const
/** A background behind a page of the site. */
export type Variant = (typeof VARIANTS)[number]

export interface ThreadOptions extends BenchmarkOptions {
  site: BenchServer
  /** Serves the site with every script removed, and Vanta NET in place of the backdrop. */
  siteWithVanta: BenchServer
}

/** Opens `path` with a background and waits until the background moves and the page has loaded everything. */
export async function openVariant(
  { browser, site, siteWithVanta }: ThreadOptions,
  variant: Variant,
  path: string,
  { viewport = VIEWPORT, initScript }: { viewport?: typeof VIEWPORT; initScript?: () => void } = {},
): Promise<Page> {
  const choice = variant === 'scene off' ? 'pause' : 'play'
  const page = await openFreshPage(browser, choice, viewport)
  if (initScript) await page.addInitScript(initScript)
  const { origin } = variant === 'Vanta NET' ? siteWithVanta : site
  await page.goto(`${origin}${path}${variant === 'same scene in the page' ? '?backdrop=page' : ''}`)
  if (variant === 'Vanta NET') await page.locator('canvas.vanta-canvas').waitFor({ state: 'attached' })
  else await (choice === 'play' ? waitForScene : waitForPolicy)(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return page
}
