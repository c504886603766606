import { chromium, errors, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { findBrowser, SOFTWARE_GL } from '../findBrowser.ts'
import type { PosterSubject } from '../../theme/posters.ts'

/** Milliseconds until a scene must be drawn. The first one waits for Vite to bundle the packages. */
const TIMEOUT = 120_000

/** A scene that was not drawn. */
export class CameraError extends Error {}

/** A picture of a scene on a transparent background. */
export interface Shot {
  /** PNG with alpha. */
  png: Buffer
  /** Seconds of the scene's own time. */
  time: number
  /** Vanishing point of the scene's camera, in percent of the picture from its left and upper edge. */
  focus: [x: number, y: number]
}

/** A browser that takes pictures. */
export interface Camera {
  /** URL of the development server, without a slash at the end. */
  origin: string
  /** Opens a page of `width` x `height` CSS pixels at a device pixel ratio of `dpr`. */
  open(width: number, height: number, dpr: number): Promise<Page>
  /** Shows a scene at a station, and takes its picture. */
  shoot(page: Page, subject: PosterSubject): Promise<Shot>
  /** Shows a document and waits for its fonts. The document may refer to files of the server. */
  showDocument(page: Page, html: string): Promise<void>
  close(): Promise<void>
}

const flags = ['--no-sandbox', ...SOFTWARE_GL]

/** Starts a development server and a browser that shows its scene lab. Close the camera, or the process keeps running. */
export async function openCamera(): Promise<Camera> {
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    // With a watcher, each poster that is written would reload the page.
    server: { port: 5199, watch: null, hmr: false },
  })
  const browser = await startServerAndBrowser(server)
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return {
    origin,
    async open(width, height, dpr) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: dpr })
      page.setDefaultTimeout(TIMEOUT)
      return page
    },
    async shoot(page, { scene, station }) {
      await page.goto(`${origin}/lab?scene=${scene}&at=${station}&bare`)
      await page
        .waitForFunction(
          () => document.querySelector('canvas[data-time]') ?? document.title.startsWith('Failed'),
        )
        .catch((error: unknown) => {
          if (!(error instanceof errors.TimeoutError)) throw error
          throw new CameraError(
            `The browser did not draw the scene "${scene}" within ${TIMEOUT / 1000} seconds. ` +
              'Look at the scene: npm run dev, then /lab.',
            { cause: error },
          )
        })
      const { time, focus, title } = await page.evaluate(() => {
        const { time: at, focus: point } = document.querySelector('canvas')?.dataset ?? {}
        return { time: Number(at), focus: point, title: document.title }
      })
      if (!focus) throw new CameraError(`The scene lab did not draw the scene "${scene}": ${title}`)
      const [x = 50, y = 50] = focus.split(' ').map(Number)
      return { png: await page.screenshot({ omitBackground: true }), time, focus: [x, y] }
    },
    async showDocument(page, html) {
      const address = `${origin}/composed.html`
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await page.unroute(address)
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

async function startServerAndBrowser(server: ViteDevServer): Promise<Browser> {
  try {
    await server.listen()
    return await chromium.launch({ executablePath: findBrowser(), args: flags })
  } catch (error) {
    await server.close()
    throw error
  }
}
