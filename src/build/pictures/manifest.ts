import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv } from 'vite'
import { resolveConfig } from '../../config/resolve.ts'
import type { SiteConfig } from '../../config/types.ts'
import {
  posterFile,
  posterFormats,
  type PosterFormat,
  type PosterFrame,
  type PosterManifest,
} from '../../theme/posters.ts'

const root = join(import.meta.dirname, '../../..')
const sharesFile = join(import.meta.dirname, 'shares.json')
const manifestFile = join(root, 'src/theme/posters.json')

/** Returns the path of a file in public/ by its address. */
export function publicFile(address: string): string {
  return join(root, 'public', address)
}

/** Writes a file to public/ and logs its size. */
export function savePublic(address: string, bytes: Uint8Array): void {
  const path = publicFile(address)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  console.log(`public${address}  ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** Returns a digest of a file in public/: 16 hex digits, or '' if the file is missing. */
export function digestOf(address: string): string {
  const path = publicFile(address)
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : ''
}

/** Returns the digests of a poster's files by format. */
export function digestsOf(scene: string, frame: PosterFrame): Record<PosterFormat, string> {
  const digest = (format: PosterFormat) => digestOf(posterFile(scene, frame, format))
  const formats = Object.keys(posterFormats) as PosterFormat[]
  return Object.fromEntries(formats.map((format) => [format, digest(format)])) as Record<PosterFormat, string>
}

/** Facts about a share picture, by which `npm run pictures` finds outdated ones. */
export interface ShareFacts {
  /** Fingerprint of its scene's frame. */
  drawing: string
  words: string[]
  /** Digest of the file. */
  file: string
}

export function readShares(): Record<string, ShareFacts> {
  return existsSync(sharesFile)
    ? (JSON.parse(readFileSync(sharesFile, 'utf8')) as Record<string, ShareFacts>)
    : {}
}

export function writeShares(shares: Record<string, ShareFacts>): void {
  writeFileSync(sharesFile, `${JSON.stringify(shares, null, 2)}\n`)
}

/** Returns the configuration whose brand the share pictures show: the environment's, or else the sample. */
export function configOfPictures(): SiteConfig {
  return resolveConfig(loadEnv('production', root, 'VITE_'), 'demo')
}

export function readManifest(): PosterManifest {
  return existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as PosterManifest) : {}
}

export function writeManifest(manifest: PosterManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
