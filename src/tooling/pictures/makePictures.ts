import { join } from 'node:path'
import sharp from 'sharp'
import { NO_SCENE } from '../../routes/table.ts'
import { SHARE_SIZE } from '../../app/sharePicture.ts'
import {
  POSTER_BYTES,
  posterFile,
  posterFrames,
  posterName,
  type PosterFrame,
} from '../../backdrop/posters.ts'
import posterFacts from '../../backdrop/posters.json' with { type: 'json' }
import { readLanguages } from '../content/readContent.ts'
import { cacheFolderOf, write } from '../files.ts'
import { prepareFonts } from '../fonts.ts'
import { shadersHash } from '../glsl.ts'
import { openCamera } from './camera.ts'
import { sharePage, shareText, TAKEN_FILE } from './sharePage.ts'
import { posesHash, frames, removeUnshown, sharesOf, subjectsOf } from './shown.ts'

// Takes the posters and share pictures of all pages. `npm run pictures` draws the icons before.
const root = join(import.meta.dirname, '../../..')

/** Qualities of a poster, of which the first is taken that fits into POSTER_BYTES. */
const QUALITIES = [44, 36, 28, 20] as const
const SHARE_QUALITY = 85
/** A third of the time of the default effort for 5 % more bytes. */
const AVIF_EFFORT = 3

/** What posters.json says of a scene. All its keyframes have the same. */
interface PosterFacts {
  /** The moment that the posters show, in seconds of the scene's own time. */
  time: number
  /**
   * The camera's vanishing point in percent of the picture, used as `object-position` in a window of another
   * shape.
   */
  focus: Partial<Record<PosterFrame, readonly number[]>>
}

/**
 * Encodes what a scene adds to the ground, on black: the page adds the still's light to its ground. Opacity
 * would take three times the bytes.
 *
 * @throws {Error} if it is larger than POSTER_BYTES at every quality
 */
async function encode(png: Buffer, file: string): Promise<Buffer> {
  const minus = [...Buffer.from(ground.slice(1), 'hex')].map((value) => -value)
  const picture = sharp(png).flatten({ background: ground }).linear([1, 1, 1], minus)
  for (const quality of QUALITIES) {
    const options = { quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }
    const bytes = await picture.clone().avif(options).toBuffer()
    if (bytes.length <= POSTER_BYTES) return bytes
  }
  throw new Error(
    `${file} has more than ${POSTER_BYTES} bytes: draw fewer bodies, or contours with fewer lines`,
  )
}

const contents = readLanguages()
const [content] = contents
/** `#` and six hexadecimal digits. */
const { ground } = content.palette
const subjects = subjectsOf(content)
const shares = sharesOf(contents)
const total = subjects.length * frames.length + shares.length
let done = 0
/** Hashes of the poses that posters show, by which a test finds those of before. */
const poses: Record<string, string> = {}

const inPublic = (address: string) => join(root, 'public', address)
function tell(name: string): void {
  done += 1
  console.log(`${done} of ${total}: ${name}`)
}

// An error ends the process, and the browser with it.
const camera = await openCamera()
/** Posters that are encoded while the camera takes the next ones. */
const posters: Promise<void>[] = []
const manifest: Record<string, PosterFacts> = { ...posterFacts }
for (const frame of frames) {
  const { width, height, dpr } = posterFrames[frame]
  const page = await camera.open(width, height, dpr)
  for (const subject of subjects) {
    const { scene } = subject
    const { png, time, focus, poses: drawn } = await camera.shoot(page, subject)
    const file = posterFile(subject, frame)
    posters.push(encode(png, file).then((bytes) => write(inPublic(file), bytes)))
    const name = `${posterName(subject)}-${frame}`
    poses[name] = posesHash(drawn)
    tell(name)
    manifest[scene] = { time, focus: { ...manifest[scene]?.focus, [frame]: focus } }
  }
  await page.close()
}
const rows = Object.entries(manifest).map(([scene, each]) => `  "${scene}": ${JSON.stringify(each)}`)
write(join(root, 'src/backdrop/posters.json'), `{\n${rows.toSorted().join(',\n')}\n}\n`)

const fonts = await prepareFonts(join(cacheFolderOf(root), 'fonts'), contents, '/')
const page = await camera.open(SHARE_SIZE.width, SHARE_SIZE.height, 1)
const pngs = new Map<string, Buffer>()
for (const { scene } of shares.map(({ route }) => route))
  if (scene !== NO_SCENE && !pngs.has(scene))
    pngs.set(scene, (await camera.shoot(page, { scene, keyframe: 0 })).png)
for (const { route, content: words, file } of shares) {
  const png = pngs.get(route.scene) ?? null
  const html = sharePage(words, route, fonts.get(words.language) ?? [], png)
  await camera.showDocument(page, html)
  write(inPublic(file), await page.screenshot({ type: 'jpeg', quality: SHARE_QUALITY }))
  tell(file)
}
await camera.close()
await Promise.all(posters)
const order = ['words', 'shaders', 'poses', ...Object.keys(poses).toSorted()]
write(
  TAKEN_FILE,
  `${JSON.stringify({ words: shareText(contents), shaders: shadersHash(), poses }, order, 2)}\n`,
)
removeUnshown(join(root, 'public'), contents)
console.log(
  'Commit what has changed in public/, src/backdrop/posters.json and src/tooling/pictures/taken.json.',
)
