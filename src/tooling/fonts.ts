import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Blob as FontBlob, Face as FontFace, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { BuiltFile } from './content/pictures.ts'
import { ContentError, type Content } from './content/contentSchemas.ts'
import { CHARACTERS, charactersOf, missingIn, rangeOf } from './characters.ts'
import { cached } from './files.ts'

/** What a font is for: headings, text, or figures and small labels. */
type FontRole = 'display' | 'text' | 'mono'

type Axis = number | { min: number; max: number }

interface Face {
  family: string
  /** Package of Fontsource. It has one file for each of its subsets, such as `latin`. */
  source: string
  /** End of the names of its files. */
  suffix: string
  /**
   * Variation axes to keep. A number fixes an axis. Fraunces is too thin on dark backgrounds above optical
   * size 72.
   */
  axes?: Record<string, Axis>
  weight: string
  preload: boolean
  /** `optional` never swaps a font after the first paint, which suits body text with a similar fallback. */
  display: 'swap' | 'optional'
  /**
   * Fonts that systems have. Scaled to the face's mean width and line height, they move no layout when the
   * face replaces them.
   */
  fallbacks?: Fallbacks
}

interface Fallbacks {
  /** Height of the face above and below its base line, in em. */
  ascent: number
  descent: number
  /**
   * Full names of fonts, by their size in percent at which they have the mean width of the face: its
   * `xWidthAvg` of Capsize by theirs, at the weight of most of its text.
   */
  sizes: Readonly<Record<string, readonly string[]>>
}

/** A font of the site itself. */
interface SiteFace extends Face {
  axes: Record<string, Axis> & { wght: Axis }
  /** Weight of most of its text: an agency's font of the role has it alone. */
  usual: number
}

const faces: Readonly<Record<FontRole, SiteFace>> = {
  display: {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces',
    suffix: '-opsz-normal.woff2',
    axes: { opsz: 72, wght: { min: 300, max: 600 } },
    weight: '300 600',
    preload: true,
    display: 'swap',
    usual: 360,
    fallbacks: {
      ascent: 0.978,
      descent: 0.255,
      sizes: {
        // Windows, macOS and iOS; Debian, Ubuntu and Fedora.
        '103.51': ['Times New Roman', 'Liberation Serif', 'Tinos Regular'],
        // Android; Fedora.
        '87.42': ['Noto Serif', 'Noto Serif Regular'],
        '81.40': ['DejaVu Serif'],
      },
    },
  },
  text: {
    family: 'Figtree',
    source: '@fontsource-variable/figtree',
    suffix: '-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    weight: '400 650',
    preload: true,
    display: 'optional',
    usual: 400,
    fallbacks: {
      ascent: 0.95,
      descent: 0.25,
      sizes: {
        '100.72': ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo Regular'],
        '100.94': ['Roboto', 'Roboto Regular'],
        '94.73': ['Noto Sans', 'Noto Sans Regular'],
        '88.33': ['DejaVu Sans'],
      },
    },
  },
  mono: {
    family: 'JetBrains Mono',
    source: '@fontsource-variable/jetbrains-mono',
    suffix: '-wght-normal.woff2',
    axes: { wght: 400 },
    weight: '400',
    preload: false,
    display: 'swap',
    usual: 400,
    fallbacks: {
      ascent: 1.02,
      descent: 0.3,
      sizes: {
        '99.98': ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'Noto Sans Mono', 'Cousine Regular'],
        '99.66': ['Menlo', 'DejaVu Sans Mono'],
      },
    },
  },
}

/**
 * Returns the face of a role in a language, or null for a font of the system. A font that the language names
 * takes the place of the site's own, under its family.
 */
function faceOf(role: FontRole, { words }: Content): Face | null {
  const source = words.interface.fonts?.[role]
  if (source === undefined) return faces[role]
  if (source === 'system') return null
  const { family, weight, preload, display, usual } = faces[role]
  const shared = { family, source, preload, display }
  if (!source.startsWith('@fontsource-variable/'))
    return { ...shared, suffix: '-400-normal.woff2', weight: '400' }
  // Weights that no text has are up to half of a file. Those of headings are close to each other.
  return { ...shared, suffix: '-wght-normal.woff2', weight, axes: { wght: usual } }
}

/** A WOFF2 file. */
export interface PreparedFont extends BuiltFile {
  role: FontRole
  /** Whether every page of the language preloads it. */
  preload: boolean
  /** Width of each of its characters, in em. */
  widths: ReadonlyMap<string, number>
  /** How far the ink of each of them reaches above and below the line, in em. */
  inks: ReadonlyMap<string, readonly [up: number, down: number]>
  /** `@font-face` rules of the font and its fallback. */
  css: string
}

const require = createRequire(import.meta.url)

/**
 * Returns the package's files for a face by their subsets, `latin` first. @throws {ContentError} if it is not
 * installed
 */
function filesOf({ source, suffix }: Face): string[] {
  const [, name = ''] = source.split('/')
  try {
    const folder = join(dirname(require.resolve(`${source}/package.json`)), 'files')
    const files = readdirSync(folder).filter((file) => file.endsWith(suffix))
    return [`${name}-latin${suffix}`, ...files]
      .filter((file, index, all) => files.includes(file) && all.indexOf(file) === index)
      .map((file) => join(folder, file))
  } catch {
    throw new ContentError([`The font ${source} is not installed; run npm install --save-dev ${source}`])
  }
}

/**
 * Subsets one file. Keeps the result in `cacheFolder`, by the content of the font and the subset's options.
 */
async function subset(file: string, face: Face, wanted: string, cacheFolder: string) {
  const original = readFileSync(file)
  const options = Buffer.from(JSON.stringify([face.axes, wanted]))
  const start = join(cacheFolder, hash('sha256', Buffer.concat([original, options])).slice(0, 20))
  const subsetAs = (targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(original, wanted, { targetFormat, ...(face.axes && { variationAxes: face.axes }) })
  const bytes = await cached(`${start}.woff2`, () => subsetAs('woff2'))
  const found = await cached(`${start}.measures.json`, async () => {
    // The library returns a view of its memory, which the next call can replace.
    const sfnt = new FontFace(new FontBlob(Uint8Array.from(await subsetAs('sfnt')).buffer))
    const font = new Font(sfnt)
    return JSON.stringify(
      Array.from(sfnt.collectUnicodes(), (code) => {
        const glyph = font.nominalGlyph(code) ?? 0
        const { yBearing: up = 0, height = 0 } = font.glyphExtents(glyph) ?? {}
        const measures = [font.glyphHAdvance(glyph), up, -up - height]
        return [String.fromCodePoint(code), ...measures.map((size) => size / sfnt.upem)]
      }),
    )
  })
  const measured = JSON.parse(found.toString()) as [string, number, number, number][]
  return {
    fileName: `assets/${basename(file, face.suffix)}-${hash('sha256', bytes).slice(0, 10)}.woff2`,
    bytes,
    widths: new Map(measured.map(([character, width]) => [character, width])),
    inks: new Map(measured.map(([character, , up, down]) => [character, [up, down] as const])),
  }
}

const percent = (value: number) => `${(100 * value).toFixed(2)}%`

/** Returns `@font-face` rules of a face's fallbacks: the families `<family> fallback 1` and so on. */
const fallbackCss = ({ family, fallbacks }: Face) =>
  Object.entries(fallbacks?.sizes ?? {})
    .map(([size, names], index) => {
      const { ascent = 0, descent = 0 } = fallbacks ?? {}
      const scale = Number(size) / 100
      return (
        `@font-face{font-family:'${family} fallback ${index + 1}';` +
        `src:${names.map((name) => `local('${name}')`).join()};size-adjust:${size}%;` +
        `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};` +
        'line-gap-override:0%}'
      )
    })
    .join('')

/**
 * Subsets the fonts of each language to ASCII and the characters of its content.
 *
 * @param base path of the site, with a slash at its end
 * @returns the fonts by the language's tag
 * @throws {ContentError} for characters that a font lacks, and for a font that is not installed
 */
export async function prepareFonts(
  cacheFolder: string,
  contents: readonly Content[],
  base: string,
): Promise<ReadonlyMap<string, readonly PreparedFont[]>> {
  const problems: string[] = []
  const prepared = new Map<string, PreparedFont[]>()
  for (const content of contents) {
    const others = charactersOf(content)
    /** Letters and the space of a text of every page: a font that has none of them is for single names. */
    const usual = new Set(content.words.interface.skipLink)
    const fonts: PreparedFont[] = []
    for (const role of Object.keys(faces) as FontRole[]) {
      const face = faceOf(role, content)
      if (!face) continue
      const missing = new Set(CHARACTERS).union(new Set(others))
      for (const [index, file] of filesOf(face).entries()) {
        const part = await subset(file, face, [...missing].join(''), cacheFolder)
        const { fileName, bytes, widths, inks } = part
        if (index > 0 && !others.some((character) => widths.has(character))) continue
        for (const character of widths.keys()) missing.delete(character)
        fonts.push({
          fileName,
          type: 'font/woff2',
          bytes: async () => bytes,
          role,
          preload: face.preload && !usual.isDisjointFrom(widths),
          widths,
          inks,
          css:
            `@font-face{font-family:'${face.family}';src:url(${base}${fileName}) format('woff2');` +
            `font-weight:${face.weight};font-display:${face.display}` +
            // A later part serves its own characters alone.
            `${index > 0 ? `;unicode-range:${rangeOf([...widths.keys()])}` : ''}}` +
            (index === 0 ? fallbackCss(face) : ''),
        })
      }
      const lacking = missing.intersection(new Set(others))
      if (lacking.size > 0) problems.push(missingIn(content, role, face.source, lacking))
    }
    prepared.set(content.language, fonts)
  }
  if (problems.length > 0) throw new ContentError(problems)
  return prepared
}
