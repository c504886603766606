import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { NO_SCENE, routeScenes, routesWith } from '../../routes/table.ts'
import { SHARE_SIZE, shareFile } from '../../app/sharePicture.ts'
import { contourSvg } from './contourSvg.ts'
import {
  CONTOUR_BYTES,
  contourFile,
  dprOf,
  hasContours,
  POSTER_BYTES,
  posterFile,
  posterFormats,
  posterFrames,
  type PosterFormat,
  type PosterFrame,
} from '../../backdrop/posters.ts'
import { stationNumbers } from '../../backdrop/stations.ts'
import { readLanguages } from '../content/readContent.ts'
import { write } from '../files.ts'
import { prepareFonts } from '../fonts.ts'
import { openCamera, type Camera } from './camera.ts'
import { sharePage, shareText, SHARE_TEXT_FILE } from './sharePage.ts'

// Takes all posters and share pictures anew. `npm run pictures` draws the icons before.
const root = join(import.meta.dirname, '../../..')

/** Qualities and scales of a poster, of which the first is taken that fits into POSTER_BYTES. Thin lines take many bytes. */
const STEPS = [
  [50, 1],
  [38, 1],
  [26, 1],
  [26, 0.8],
  [26, 0.64],
  [18, 0.5],
] as const
const SHARE_QUALITY = 85

function save(address: string, bytes: Uint8Array): void {
  write(join(root, 'public', address), bytes)
  console.log(`public${address}  ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** Encodes a poster `width` pixels wide. @throws {Error} if it is larger than POSTER_BYTES at every step */
async function encode(png: Buffer, format: PosterFormat, width: number): Promise<Buffer> {
  for (const [quality, scale] of STEPS) {
    const picture = sharp(png).resize(Math.round(width * scale))
    const encoded =
      format === 'avif' ? picture.avif({ quality }) : picture.webp({ quality, alphaQuality: 50, effort: 6 })
    const bytes = await encoded.toBuffer()
    if (bytes.length <= POSTER_BYTES) return bytes
  }
  throw new Error('The poster has too many details. Make the scene simpler.')
}

/** What posters.json says of a scene. All its stations have the same. */
interface PosterFacts {
  /** The moment that the posters show, in seconds of the scene's own time. */
  time: number
  /** The camera's vanishing point in percent of the picture, used as `object-position` in a window of another shape. */
  focus: Partial<Record<PosterFrame, readonly [x: number, y: number]>>
}

async function takePosters(camera: Camera): Promise<void> {
  const manifest: Record<string, PosterFacts> = {}
  for (const frame of Object.keys(posterFrames) as PosterFrame[]) {
    const { width, height } = posterFrames[frame]
    const page = await camera.open(width, height, dprOf(frame))
    for (const scene of routeScenes)
      for (const station of stationNumbers(scene)) {
        const subject = { scene, station }
        const { png, contours, time, focus } = await camera.shoot(page, subject, true)
        if ((contours !== null) !== hasContours(scene))
          throw new Error(`hasContours in backdrop/posters.ts is wrong for the scene "${scene}"`)
        if (contours) {
          const svg = Buffer.from(await contourSvg(subject, contours, png, { width, height }))
          const { length } = gzipSync(svg)
          if (length > CONTOUR_BYTES) throw new Error(`${contourFile(subject, frame)} has ${length} bytes`)
          save(contourFile(subject, frame), svg)
        }
        for (const format of Object.keys(posterFormats) as PosterFormat[]) {
          const bytes = await encode(png, format, width * posterFormats[format][frame])
          save(posterFile(subject, frame, format), bytes)
        }
        manifest[scene] = { time, focus: { ...manifest[scene]?.focus, [frame]: focus } }
      }
    await page.close()
  }
  const lines = Object.entries(manifest).map(([scene, facts]) => `  "${scene}": ${JSON.stringify(facts)}`)
  write(join(root, 'src/backdrop/posters.json'), `{\n${lines.toSorted().join(',\n')}\n}\n`)
}

async function takeShares(camera: Camera): Promise<void> {
  const contents = readLanguages()
  const fonts = await prepareFonts(join(root, 'node_modules/.cache/tidewright/fonts'), contents, '/')
  const page = await camera.open(SHARE_SIZE.width, SHARE_SIZE.height, 1)
  for (const route of routesWith(contents[0]).filter(({ noindex }) => !noindex)) {
    const { scene } = route
    const png = scene === NO_SCENE ? null : (await camera.shoot(page, { scene, station: 0 })).png
    for (const [index, content] of contents.entries()) {
      const { language } = content
      await camera.showDocument(page, sharePage(content, route, fonts.get(language) ?? [], png))
      const file = shareFile(route.id, index === 0 ? null : language)
      save(file, await page.screenshot({ type: 'jpeg', quality: SHARE_QUALITY }))
    }
  }
  write(SHARE_TEXT_FILE, shareText(contents))
  await page.close()
}

// An error ends the process, and the browser with it.
const camera = await openCamera()
await takePosters(camera)
await takeShares(camera)
await camera.close()
