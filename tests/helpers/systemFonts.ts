import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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
const folder = join(import.meta.dirname, '../../node_modules/.cache/tidewright/system-fonts')
const LATIN = String.fromCodePoint(...Array.from({ length: 0x250 }, (_, code) => code + 0x20))

/** Returns the environment of a browser on a system that has the fonts of a set, and no others. */
export async function withFonts(set: FontSet): Promise<Record<string, string>> {
  const own = join(folder, set)
  mkdirSync(own, { recursive: true })
  for (const name of SETS[set]) {
    const isPackage = name.startsWith('@')
    const file = isPackage
      ? `${name}/files/${name.replace(/.*\//, '')}-latin-wght-normal.woff2`
      : `@fontsource/${name}/files/${name}-latin-400-normal.woff2`
    await cached(join(own, `${name.replace(/.*\//, '')}.ttf`), () =>
      subsetFont(readFileSync(require.resolve(file)), LATIN, { targetFormat: 'sfnt' }),
    )
  }
  const config = join(own, 'fonts.conf')
  await cached(
    config,
    async () => `<fontconfig><dir>${own}</dir><cachedir>${join(own, 'cache')}</cachedir></fontconfig>`,
  )
  const environment = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1])
  return { ...Object.fromEntries(environment), FONTCONFIG_FILE: config }
}
