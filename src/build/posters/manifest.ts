import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  posterFile,
  posterFormats,
  type PosterFormat,
  type PosterFrame,
  type PosterManifest,
} from '../../theme/posters.ts'

const root = join(import.meta.dirname, '../../..')
const manifestFile = join(root, 'src/theme/posters.json')

/** Where a file of the site's public folder lies, by its address. */
export function publicFile(address: string): string {
  return join(root, 'public', address)
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Digests of a poster's files as they lie there; an empty one for a file that is missing. */
export function filesOf(scene: string, frame: PosterFrame): Record<PosterFormat, string> {
  const digest = (format: PosterFormat) => {
    const path = publicFile(posterFile(scene, frame, format))
    return existsSync(path) ? digestOf(readFileSync(path)) : ''
  }
  const formats = Object.keys(posterFormats) as PosterFormat[]
  return Object.fromEntries(formats.map((format) => [format, digest(format)])) as Record<PosterFormat, string>
}

export function readManifest(): PosterManifest {
  return existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as PosterManifest) : {}
}

export function writeManifest(manifest: PosterManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
