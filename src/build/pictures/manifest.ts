import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  posterFile,
  posterFormats,
  type PosterFormat,
  type PosterFrame,
  type PosterManifest,
  type PosterSubject,
} from '../../theme/posters.ts'

const root = join(import.meta.dirname, '../../..')
const sharesFile = join(import.meta.dirname, 'shares.json')
const iconsFile = join(import.meta.dirname, 'icons.json')
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

/** Returns the first 16 hex digits of the SHA-256 of some content. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Returns the digest of a file in public/, or '' if the file is missing. */
export function digestOf(address: string): string {
  const path = publicFile(address)
  return existsSync(path) ? digest(readFileSync(path)) : ''
}

/** Returns the digests of a poster's files by format. */
export function digestsOf(subject: PosterSubject, frame: PosterFrame): Record<PosterFormat, string> {
  const fileDigest = (format: PosterFormat) => digestOf(posterFile(subject, frame, format))
  const formats = Object.keys(posterFormats) as PosterFormat[]
  return Object.fromEntries(formats.map((format) => [format, fileDigest(format)])) as Record<
    PosterFormat,
    string
  >
}

/** What an icon shows, by which `npm run pictures` finds outdated ones. All are digests. */
export interface IconFacts {
  /** The mark. */
  mark: string
  /** Everything else that it is drawn with. */
  style: string
  /** The icon's file. */
  file: string
}

/** What a share picture shows. */
export interface ShareFacts extends IconFacts {
  /** Fingerprint of its scene's frame. */
  drawing: string
  words: readonly string[]
}

function readJson<T>(file: string): Record<string, T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {}
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

export const readIcons = (): Record<string, IconFacts> => readJson(iconsFile)
export const writeIcons = (icons: Record<string, IconFacts>): void => writeJson(iconsFile, icons)
export const readShares = (): Record<string, ShareFacts> => readJson(sharesFile)
export const writeShares = (shares: Record<string, ShareFacts>): void => writeJson(sharesFile, shares)

export const readManifest = (): PosterManifest => readJson(manifestFile)

export function writeManifest(manifest: PosterManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  writeJson(manifestFile, sorted)
}
