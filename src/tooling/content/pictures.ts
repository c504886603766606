import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { ShownLogo } from '../../pages/home/homeSchema.ts'
import { messageOf } from '../../shared/errors.ts'
import { slugOf } from '../../shared/text.ts'
import type { ShownPicture } from '../../ui/Picture.tsx'
import { cached, nameOnDisk } from '../files.ts'
import { ContentError, type Content } from './contentSchemas.ts'
import { entriesIn } from './values.ts'

/** Folder of the originals, in a project. */
const FOLDER = 'src/content/pictures'

/** Bytes from which on an original is refused. */
export const TOO_LARGE = 40e6

/** Pixels of the longest side that WebP and AVIF can hold. */
const LONGEST = 16_383

/** Quality of each format. Equal numbers of the two do not look equal. */
const QUALITY = { avif: 55, webp: 78 } as const

/** Size of a picture in pixels. */
interface Size {
  width: number
  height: number
}

interface Place {
  /** Widths in pixels that the place takes on screens of one to three pixels per CSS pixel. */
  widths: readonly number[]
  /** Width of the narrowest original that is not blurred there. */
  narrowest: number
  /** Width by height of the place where it is flattest. Flatter pictures are cut at their sides. */
  ratio: number
}

/** Places of pictures, by the field that names one. */
const PLACES: Readonly<Record<string, Place>> = {
  portrait: { widths: [96, 192, 288], narrowest: 288, ratio: 1 },
  picture: { widths: [320, 480, 640, 960, 1280], narrowest: 640, ratio: 3 / 2 },
  // Stories show a flat picture whole.
  pictures: { widths: [480, 720, 960, 1280, 1680, 2160], narrowest: 720, ratio: Infinity },
}

/** Says what a picture lacks that would be blurred at its place, or returns null. */
function lackAt({ narrowest, ratio }: Place, { width, height }: Size): string | null {
  if (width < narrowest) return `is ${width} pixels wide; its place needs ${narrowest} or more`
  const lowest = Math.ceil(narrowest / ratio)
  if (height < lowest) return `is ${height} pixels high; its place needs ${lowest} or more`
  return null
}

export interface BuiltFile {
  /** Path in the build folder. */
  fileName: string
  type: string
  bytes: () => Promise<Buffer>
}

/** The pictures of a site: what its pages show, by field and file, and the files that they load. */
export interface Pictures {
  shown: ReadonlyMap<string, Omit<ShownPicture, 'alt' | 'focus'>>
  logos: ReadonlyMap<string, ShownLogo>
  files: readonly BuiltFile[]
}

export const noPictures: Pictures = { shown: new Map(), logos: new Map(), files: [] }

/** Returns the name of a picture in `shown`. `place` is one of PLACES. */
export const pictureKey = (place: string, file: string): string => `${place}/${file}`

/** Places of the content that name a file, by its `pictureKey`. */
function referencesIn(contents: readonly Content[]): Map<string, string> {
  const references = new Map<string, string>()
  for (const { files } of contents)
    for (const [path, value] of Object.entries(files))
      for (const { path: place, key, value: entry } of entriesIn(value)) {
        const { file = key === 'logo' ? entry : undefined } = Object(entry) as {
          file?: unknown
        }
        if (typeof file !== 'string') continue
        const name = pictureKey(place.replace(/\.\d+$/, '').replace(/.*\./, ''), file)
        if (!references.has(name)) references.set(name, `${path}: ${place}${key === 'logo' ? '' : '.file'}`)
      }
  return references
}

/** Returns the size of an SVG. @throws {Error} that says why it cannot be a logo */
async function logoSize(bytes: Buffer): Promise<Size> {
  const text = bytes.toString()
  if (!/<svg[\s>][\s\S]*<\/svg>/.test(text)) throw new Error('is no SVG')
  const { isOpaque } = await sharp(bytes).stats()
  if (isOpaque)
    throw new Error('has a ground without a gap, and would be a bar in one colour; remove the ground')
  return sharp(bytes).metadata()
}

/** Returns the size of a picture as it is shown. Decodes all of it. @throws {Error} for a broken file */
async function pictureSize(bytes: Buffer, file: string): Promise<Size> {
  const size = await cached(file, async () => {
    const { autoOrient } = await sharp(bytes).metadata()
    await sharp(bytes, { failOn: 'truncated' }).resize(16).toBuffer()
    return JSON.stringify(autoOrient)
  })
  return JSON.parse(size.toString()) as Size
}

/** Returns what is wrong with a picture, from a message of this file or of sharp. */
function problemFrom(message: string): string {
  if (/^(is|has) /.test(message)) return message
  if (message.includes('exceeds pixel limit')) return 'has more than 268 megapixels; make it smaller'
  return `is broken or no picture (${message.replaceAll(/\s+/g, ' ')})`
}

/**
 * Reads and checks the pictures that a site's content names. They are encoded when `bytes` is called, which
 * keeps the result in `cacheFolder` by the content of the original. Vite's plugins for pictures know those
 * that scripts import, and these are data.
 *
 * @param base path of the site, with a slash at its end
 * @param root folder that contains src
 * @throws {ContentError} with one line per file that is missing, too large, broken or no picture
 */
export async function preparePictures(
  cacheFolder: string,
  contents: readonly Content[],
  base: string,
  root: string,
): Promise<Pictures> {
  const problems: string[] = []
  const shown = new Map<string, Omit<ShownPicture, 'alt' | 'focus'>>()
  const logos = new Map<string, ShownLogo>()
  const files: BuiltFile[] = []

  const prepare = async (field: string, file: string) => {
    const path = join(root, FOLDER, file)
    const name = nameOnDisk(path)
    if (name === undefined) throw new Error(`is missing in ${FOLDER}`)
    if (name !== file) throw new Error(`has another spelling in ${FOLDER}: ${name}`)
    const { size } = statSync(path)
    if (size >= TOO_LARGE) throw new Error(`has ${Math.round(size / 1e6)} MB; at most 40 are allowed`)
    const original = readFileSync(path)
    const content = hash('sha256', original).slice(0, 16)
    const nameOf = (rest: string) => `assets/${slugOf(parse(file).name)}-${content.slice(0, 10)}${rest}`
    if (field === 'logo') {
      const { width, height } = await logoSize(original)
      const fileName = nameOf('.svg')
      files.push({ fileName, type: 'image/svg+xml', bytes: async () => readFileSync(path) })
      logos.set(file, { src: base + fileName, ratio: Number((width / height).toFixed(3)) })
      return
    }
    const place = PLACES[field]
    if (!place) return
    const { width, height } = await pictureSize(original, join(cacheFolder, `${content}.json`))
    const lack = lackAt(place, { width, height })
    if (lack !== null) throw new Error(lack)
    /** Width of a flat picture by that of its place, which cuts the sides. */
    const excess = Math.max(1, width / height / place.ratio)
    const room = Math.floor(width / excess)
    const widths = [...new Set(place.widths.map((target) => Math.min(target, room)))]
    const wide = Math.round(Math.max(...widths) * excess)
    const high = Math.round((height * wide) / width)
    if (Math.max(wide, high) > LONGEST) {
      const side = wide > high ? `${wide} pixels wide at the height` : `${high} pixels high at the width`
      throw new Error(`is ${side} of its place; at most ${LONGEST} are possible, so cut it`)
    }
    const sourcesOf = (format: keyof typeof QUALITY) =>
      widths.map((target) => {
        const quality = QUALITY[format]
        const whole = Math.round(target * excess)
        const fileName = nameOf(`-${whole}.${format}`)
        const bytes = () =>
          cached(join(cacheFolder, `${content}-${whole}-${quality}.${format}`), () => {
            // A large photograph takes seconds. Without a line the first build would seem to hang.
            console.log(`makes ${fileName}`)
            return sharp(path).autoOrient().resize(whole).toFormat(format, { quality }).toBuffer()
          })
        files.push({ fileName, type: `image/${format}`, bytes })
        return `${base}${fileName} ${target}w`
      })
    const [avif, webp] = [sourcesOf('avif'), sourcesOf('webp')]
    shown.set(pictureKey(field, file), {
      width,
      height,
      avif: avif.join(', '),
      webp: webp.join(', '),
      src: (webp[Math.floor(webp.length / 2)] ?? '').replace(/ .*/, ''),
    })
  }

  await Promise.all(
    [...referencesIn(contents)].map(async ([name, place]) => {
      const [field = '', file = ''] = name.split('/')
      try {
        await prepare(field, file)
      } catch (error) {
        problems.push(`${place}: ${file} ${problemFrom(messageOf(error))}`)
      }
    }),
  )
  if (problems.length > 0) throw new ContentError(problems.toSorted())
  return { shown, logos, files }
}
