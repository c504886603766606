import { chromium, errors, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { findBrowser, SOFTWARE_GL } from '../findBrowser.ts'
import type { PosterSubject } from '../../theme/posters.ts'
import type { Pixels } from './encode.ts'

/** Milliseconds until a scene must be drawn. The first one waits for Vite to bundle the packages. */
const TIMEOUT = 120_000

/** A scene that was not drawn. */
export class CameraError extends Error {}

/** A picture of a scene on a transparent background. */
export interface Shot {
  /** PNG with alpha. */
  png: Buffer
  /** Fingerprint of everything that decides how the picture looks. */
  drawing: string
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
  /** Shows a scene at a station. Takes its picture, or returns null if `isWanted` rejects its fingerprint. */
  shoot(page: Page, subject: PosterSubject, isWanted: (drawing: string) => boolean): Promise<Shot | null>
  /** Decodes a PNG, scaled to `width` x `height` device pixels. */
  decode(page: Page, png: Buffer, width: number, height: number): Promise<Pixels>
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
    async shoot(page, { scene, station }, isWanted) {
      await page.goto(`${origin}/lab?scene=${scene}&at=${station}&bare`)
      await page
        .waitForFunction(
          () => document.querySelector('canvas[data-time]') ?? document.title.startsWith('Failed'),
        )
        .catch((error: unknown) => {
          if (!(error instanceof errors.TimeoutError)) throw error
          throw new CameraError(
            `The browser did not draw the scene "${scene}" within ${TIMEOUT / 1000} seconds. ` +
              'Run the command again: it keeps the pictures that it has made. ' +
              'If this repeats, look at the scene: npm run dev, then /lab.',
            { cause: error },
          )
        })
      const { drawing, time, focus, title } = await page.evaluate(() => {
        const { drawing: name, time: at, focus: point } = document.querySelector('canvas')?.dataset ?? {}
        return { drawing: name, time: Number(at), focus: point, title: document.title }
      })
      if (!drawing || !focus)
        throw new CameraError(`The scene lab did not draw the scene "${scene}": ${title}`)
      if (!isWanted(drawing)) return null
      const [x = 50, y = 50] = focus.split(' ').map(Number)
      return { png: await page.screenshot({ omitBackground: true }), drawing, time, focus: [x, y] }
    },
    async decode(page, png, width, height) {
      const base64 = await page.evaluate(
        async ({ data, size }) => {
          const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(size.width, size.height).getContext('2d')
          if (!context) throw new Error('The browser has no 2D context')
          context.imageSmoothingQuality = 'high'
          context.drawImage(bitmap, 0, 0, size.width, size.height)
          const { data: pixels } = context.getImageData(0, 0, size.width, size.height)
          let binary = ''
          for (let at = 0; at < pixels.length; at += 8192)
            binary += String.fromCodePoint(...pixels.subarray(at, at + 8192))
          return btoa(binary)
        },
        { data: png.toString('base64'), size: { width, height } },
      )
      return { data: new Uint8ClampedArray(Buffer.from(base64, 'base64')), width, height }
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
