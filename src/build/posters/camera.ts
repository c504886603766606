import { chromium, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { findBrowser, SOFTWARE_GL } from '../findBrowser.ts'
import type { Pixels } from './encode.ts'

/** Milliseconds that a scene may take to stand, the first one with all of its packages. */
const PATIENCE = 120_000

/** One frame of a scene, as a picture on nothing. */
export interface Shot {
  /** PNG with alpha. */
  png: Buffer
  /** Name of all that decides how the frame looks. */
  drawing: string
  /** Seconds of the scene's own time. */
  time: number
  /** The camera's vanishing point, in percent of the picture from its left and upper edge. */
  focus: [x: number, y: number]
}

export interface Camera {
  /** Address of the development server, without a slash at the end. */
  origin: string
  /** A page of `width` by `height` CSS pixels, with `dpr` device pixels for each of them. */
  open(width: number, height: number, dpr: number): Promise<Page>
  /** Looks at a scene, and takes the picture if `wanted` says so of the drawing. */
  shoot(page: Page, scene: string, wanted: (drawing: string) => boolean): Promise<Shot | null>
  /** Decodes a picture, scaled to `width` by `height` device pixels. */
  develop(page: Page, png: Buffer, width: number, height: number): Promise<Pixels>
  /** Shows a document, with its fonts and pictures, that may name the server's files. */
  compose(page: Page, html: string): Promise<void>
  close(): Promise<void>
}

const flags = ['--no-sandbox', ...SOFTWARE_GL]

/** A browser that looks at the lab of a development server of its own. Close it, or the process stays. */
export async function openCamera(): Promise<Camera> {
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    // Unwatched: a poster that is written would restart a server that watches.
    server: { port: 5199, watch: null, hmr: false },
  })
  const browser = await startBoth(server)
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return {
    origin,
    async open(width, height, dpr) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: dpr })
      page.setDefaultTimeout(PATIENCE)
      return page
    },
    async shoot(page, scene, wanted) {
      await page.goto(`${origin}/lab?scene=${scene}&bare`)
      await page.waitForFunction(
        () => document.querySelector('canvas[data-time]') ?? document.title.startsWith('Failed'),
      )
      const { drawing, time, focus, title } = await page.evaluate(() => {
        const { drawing: name, time: at, focus: point } = document.querySelector('canvas')?.dataset ?? {}
        return { drawing: name, time: Number(at), focus: point, title: document.title }
      })
      if (!drawing || !focus) throw new Error(`Scene "${scene}": ${title}`)
      if (!wanted(drawing)) return null
      const [x = 50, y = 50] = focus.split(' ').map(Number)
      return { png: await page.screenshot({ omitBackground: true }), drawing, time, focus: [x, y] }
    },
    async develop(page, png, width, height) {
      const text = await page.evaluate(
        async ({ data, size }) => {
          const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(size.width, size.height).getContext('2d')!
          context.imageSmoothingQuality = 'high'
          context.drawImage(bitmap, 0, 0, size.width, size.height)
          const { data: pixels } = context.getImageData(0, 0, size.width, size.height)
          let out = ''
          for (let at = 0; at < pixels.length; at += 8192)
            out += String.fromCodePoint(...pixels.subarray(at, at + 8192))
          return btoa(out)
        },
        { data: png.toString('base64'), size: { width, height } },
      )
      return { data: new Uint8ClampedArray(Buffer.from(text, 'base64')), width, height }
    },
    async compose(page, html) {
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

async function startBoth(server: ViteDevServer): Promise<Browser> {
  try {
    await server.listen()
    return await chromium.launch({ executablePath: findBrowser(), args: flags })
  } catch (error) {
    await server.close()
    throw error
  }
}
