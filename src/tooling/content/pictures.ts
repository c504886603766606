import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { ShownLogo } from '../../pages/home/homeSchema.ts'
import { messageOf } from '../../shared/errors.ts'
import { slugOf } from '../../shared/text.ts'
import type { ShownPicture } from '../../ui/Picture.tsx'
import { cached } from '../files.ts'
import { ContentError, type Content } from './contentSchemas.ts'
import { entriesIn } from './values.ts'

/** Folder of the originals, in a project. */
const FOLDER = 'src/content/pictures'

/** Quality of each format. Equal numbers of the two do not look equal. */
const QUALITY = { avif: 55, webp: 78 } as const

interface Place {
  /** Widths in pixels that the place takes on screens of one to three pixels per CSS pixel. */
  widths: readonly number[]
  /** Width of the narrowest original that is not blurred there. */
  minWidth: number
}

/** Places of pictures, by the field that names one. */
const PLACES: Readonly<Record<string, Place>> = {
  portrait: { widths: [96, 192, 288], minWidth: 288 },
  picture: { widths: [320, 480, 640, 960, 1280], minWidth: 640 },
  pictures: { widths: [480, 720, 960, 1280, 1680, 2160], minWidth: 720 },
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
    if (!existsSync(path)) throw new Error(`is missing in ${FOLDER}`)
    const original = readFileSync(path)
    const content = hash('sha256', original).slice(0, 16)
    const nameOf = (rest: string) => `assets/${slugOf(parse(file).name)}-${content.slice(0, 10)}${rest}`
    const { width, height } = (await sharp(original).metadata()).autoOrient
    if (field === 'logo') {
      const fileName = nameOf('.svg')
      files.push({ fileName, type: 'image/svg+xml', bytes: async () => original })
      logos.set(file, { src: base + fileName, ratio: Number((width / height).toFixed(3)) })
      return
    }
    const place = PLACES[field]
    if (!place) return
    if (width < place.minWidth)
      throw new Error(`is ${width} pixels wide; its place needs ${place.minWidth} or more`)
    const widths = [...new Set(place.widths.map((target) => Math.min(target, width)))]
    const sourcesOf = (format: keyof typeof QUALITY) =>
      widths.map((target) => {
        const quality = QUALITY[format]
        const fileName = nameOf(`-${target}.${format}`)
        const bytes = () =>
          cached(join(cacheFolder, `${content}-${target}-${quality}.${format}`), () => {
            // A large photograph takes seconds. Without a line the first build would seem to hang.
            console.log(`makes ${fileName}`)
            return sharp(original).autoOrient().resize(target).toFormat(format, { quality }).toBuffer()
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
        problems.push(`${place}: ${file}: ${messageOf(error)}`)
      }
    }),
  )
  if (problems.length > 0) throw new ContentError(problems.toSorted())
  return { shown, logos, files }
}
