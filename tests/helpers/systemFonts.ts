import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob as FontBlob, Face as FontFace } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { cached } from '../../src/tooling/files.ts'

/**
 * The fonts that systems have: packages with a serif, a sans serif and a monospaced font, or another one
 * only.
 */
const SETS = {
  /** The measures of Windows, macOS, iOS, and Linux with Liberation. */
  liberation: ['tinos', 'arimo', 'cousine'],
  android: ['noto-serif', 'roboto', 'cousine'],
  dejavu: ['dejavu-serif', 'dejavu-sans', 'dejavu-mono'],
  /** None that the site knows the measures of. */
  unknown: ['@fontsource-variable/heebo'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FontSet = keyof typeof SETS

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../../node_modules/.cache/tidewright/systems')
/** All characters of a file: DejaVu's has many scripts, the others' have Latin letters. */
const ALL = String.fromCodePoint(...Array.from({ length: 0xd7e0 }, (_, code) => code + 0x20))

/** Returns the files of a set's fonts, as systems have them. */
async function filesOf(set: FontSet): Promise<Buffer[]> {
  const own = join(folder, set)
  mkdirSync(own, { recursive: true })
  const files: Buffer[] = []
  for (const name of SETS[set]) {
    const isPackage = name.startsWith('@')
    const file = isPackage
      ? `${name}/files/${name.replace(/.*\//, '')}-latin-wght-normal.woff2`
      : `@fontsource/${name}/files/${name}-latin-400-normal.woff2`
    files.push(
      await cached(join(own, `${name.replace(/.*\//, '')}.ttf`), () =>
        subsetFont(readFileSync(require.resolve(file)), ALL, { targetFormat: 'sfnt' }),
      ),
    )
  }
  return files
}

/** The most letters of a text that a set may lack: names and other languages in the footer are fewer. */
const MOST_LACKING = 0.1

/** Returns whether every font of a set has the letters of a text. Fallbacks for others have no measures. */
export async function hasLetters(set: FontSet, text: string): Promise<boolean> {
  const letters = text.match(/\p{L}/gu) ?? []
  return (await filesOf(set)).every((file) => {
    const face = new FontFace(new FontBlob(Uint8Array.from(file).buffer))
    const had = new Set(face.collectUnicodes())
    const lacking = letters.filter((letter) => !had.has(letter.codePointAt(0) ?? 0))
    return lacking.length <= MOST_LACKING * letters.length
  })
}

/** Returns the environment of a browser on a system that has the fonts of a set, and no others. */
export async function withFonts(set: FontSet): Promise<Record<string, string>> {
  await filesOf(set)
  const own = join(folder, set)
  const config = join(own, 'fonts.conf')
  await cached(
    config,
    async () => `<fontconfig><dir>${own}</dir><cachedir>${join(own, 'cache')}</cachedir></fontconfig>`,
  )
  const environment = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1])
  return { ...Object.fromEntries(environment), FONTCONFIG_FILE: config }
}
