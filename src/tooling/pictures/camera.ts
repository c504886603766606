import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { findBrowser, SOFTWARE_GL } from '../findBrowser.ts'
import type { PosterSubject } from '../../backdrop/posters.ts'

/** Milliseconds until a scene must be drawn. The first one waits for Vite to bundle the packages. */
const TIMEOUT = 120_000

/**
 * Starts a camera: a development server, and a browser that takes pictures of its scene lab. Close it, or the
 * process keeps running.
 */
export async function openCamera() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', ...SOFTWARE_GL],
  })
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    // With a watcher, each poster that is written would reload the page.
    server: { port: 5199, watch: null, hmr: false },
  })
  await server.listen()
  /** URL of the server, without a slash at the end. */
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  const lab = `${origin}/lab`
  return {
    origin,
    /** Opens a page of `width` x `height` CSS pixels at a device pixel ratio of `dpr`. */
    async open(width: number, height: number, dpr: number): Promise<Page> {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: dpr })
      page.setDefaultTimeout(TIMEOUT)
      return page
    },
    /**
     * Draws a scene at a keyframe, and takes its picture, a PNG on a transparent background. The lab stays
     * open between pictures of one page.
     *
     * @throws {Error} if the scene is not drawn
     */
    async shoot(page: Page, subject: PosterSubject) {
      try {
        if (page.url() !== lab) await page.goto(lab)
        const drawn = await page.evaluate((what) => window.drawStill(what), subject)
        return { ...drawn, png: await page.screenshot({ omitBackground: true }) }
      } catch (cause) {
        const advice = 'Look at it: npm run dev, then /lab.'
        throw new Error(`The scene "${subject.scene}" was not drawn. ${advice}`, { cause })
      }
    },
    /** Shows a document and waits for its fonts. The document may refer to files of the server. */
    async showDocument(page: Page, html: string): Promise<void> {
      const address = `${origin}/composed.html`
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await page.unroute(address)
    },
    async close(): Promise<void> {
      await browser.close()
      await server.close()
    },
  }
}
