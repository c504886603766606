import { cpus, release, totalmem, type as systemType } from 'node:os'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { findBrowser, SOFTWARE_GL } from '../../src/build/findBrowser.ts'

export const VIEWPORT = { width: 1440, height: 900 } as const

/** A machine without a GPU draws with SwiftShader; with BENCH_GPU=1 the browser may use what is there. */
const GRAPHICS = process.env['BENCH_GPU'] === '1' ? ['--enable-gpu'] : SOFTWARE_GL

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      ...GRAPHICS,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** What the numbers depend on. */
export async function describeMachine(browser: Browser): Promise<Record<string, string>> {
  const page = await browser.newPage()
  const graphics = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'no WebGL'
  })
  await page.close()
  const processors = cpus()
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown processor',
    cores: String(processors.length),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${systemType()} ${release()}`,
    node: process.version,
    browser: `Chromium ${browser.version()}`,
    graphics: /swiftshader/i.test(graphics) ? 'software rendering (SwiftShader)' : graphics,
  }
}

export type Motion = 'play' | 'pause'

/** A page with a cold cache, with the visitor's choice on the background control, if any. */
export async function freshPage(
  browser: Browser,
  motion?: Motion,
  viewport = VIEWPORT as { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  if (motion) await page.addInitScript((choice) => localStorage.setItem('tidewright.motion', choice), motion)
  return page
}

/** Slows the page's main thread down by `factor`. */
export async function slowDown(session: CDPSession, factor: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: what Lighthouse calls slow 4G. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/**
 * Whether `expression` becomes true in the page within `seconds`. Playwright's own ways of waiting first load a script
 * of theirs into the page, which takes 30 to 60 ms of its main thread at 4x slow-down and would be measured with it.
 */
export async function comesTrue(session: CDPSession, expression: string, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Waits until `expression` is true in the page. @throws Error after a minute */
export async function until(session: CDPSession, expression: string): Promise<void> {
  if (!(await comesTrue(session, expression, 60))) throw new Error(`Not true within a minute: ${expression}`)
}

/** True in a page whose scene is on the screen. */
export const SCENE_SHOWN = `document.querySelector('#backdrop canvas[data-shown]') !== null`
/** True in a page that is idle and has applied its backdrop's policy. */
export const BACKDROP_CONTROLLED = `[...document.querySelectorAll('button')].some((each) => each.textContent.includes('moving background'))`

async function untilIn(page: Page, expression: string): Promise<void> {
  await until(await page.context().newCDPSession(page), expression)
}

export const sceneShown = (page: Page) => untilIn(page, SCENE_SHOWN)
export const backdropControlled = (page: Page) => untilIn(page, BACKDROP_CONTROLLED)
