import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

interface Face {
  family: string
  /** Module specifier of the file: its package and its path there. */
  source: string
  /** Variation axes to keep. A number fixes an axis. Fraunces is too thin on dark backgrounds above optical size 72. */
  axes: Record<string, number | { min: number; max: number }>
  weight: string
  preload: boolean
  /** `optional` never swaps a font after the first paint, which suits body text with a similar fallback. */
  display: 'swap' | 'optional'
  /** Descriptors of a local font, scaled to the same mean width and line height, so that the swap moves no layout. */
  fallback: string
}

const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: { min: 300, max: 600 } },
    weight: '300 600',
    preload: true,
    display: 'swap',
    fallback:
      "src:local('Times New Roman'),local('Liberation Serif'),local('Tinos');" +
      'size-adjust:103.3%;ascent-override:94.7%;descent-override:24.7%',
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    weight: '400 650',
    preload: true,
    display: 'optional',
    fallback:
      "src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
      'size-adjust:100.5%;ascent-override:94.5%;descent-override:24.9%',
  },
  {
    family: 'JetBrains Mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 400 },
    weight: '400',
    preload: false,
    display: 'swap',
    fallback:
      "src:local('Menlo'),local('DejaVu Sans Mono'),local('Liberation Mono'),local('Courier New');" +
      'size-adjust:100%;ascent-override:102%;descent-override:30%',
  },
]

const codePoints = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Characters of the subsets: Latin-1 and the punctuation of the texts. Others use the system's fonts. */
const CHARACTERS = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}–—‘’“”„…•·′″−×→←↑↓≤≥€™`

export interface PreparedFont {
  /** Path in the build folder. */
  fileName: string
  /** WOFF2. */
  bytes: Buffer
  preload: boolean
  /** `@font-face` rules of the font and its fallback. */
  css: string
}

const require = createRequire(import.meta.url)

async function prepare(face: Face, cacheFolder: string): Promise<PreparedFont> {
  const original = readFileSync(require.resolve(face.source))
  const options = Buffer.from(JSON.stringify([face.axes, CHARACTERS]))
  const key = hash('sha256', Buffer.concat([original, options])).slice(0, 10)
  const slug = face.family.toLowerCase().replaceAll(' ', '-')
  const cached = join(cacheFolder, `${slug}-${key}.woff2`)
  if (!existsSync(cached)) {
    const subset = await subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes: face.axes })
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(cached, subset)
  }
  const fileName = `assets/${slug}-${key}.woff2`
  const css =
    `@font-face{font-family:'${face.family}';src:url(/${fileName}) format('woff2');font-weight:${face.weight};font-display:${face.display}}` +
    `@font-face{font-family:'${face.family} fallback';${face.fallback};line-gap-override:0%}`
  return { fileName, bytes: readFileSync(cached), preload: face.preload, css }
}

/** Subsets the fonts. Keeps the results in `cacheFolder`, by the content of the font and the subset's options. */
export function prepareFonts(cacheFolder: string): Promise<PreparedFont[]> {
  return Promise.all(faces.map((face) => prepare(face, cacheFolder)))
}
