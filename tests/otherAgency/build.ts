import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { write } from '../../src/tooling/files.ts'
import { buildSite, folderOf, SEEN_FILE, variantNames } from './agencyFolder.ts'
import { prepareVariant } from './variants.ts'

/** Builds the fixture over a site that is served, and writes what a visitor of it saw in the meantime. */
async function buildAsWritten(): Promise<void> {
  const dist = join(prepareVariant('asWritten'), 'dist')
  const page = join(dist, 'index.html')
  write(page, 'the last site')
  write(join(dist, 'last.txt'), 'a file that the next site does not have')
  const seen = new Set<string>()
  const timer = setInterval(() => {
    // For a moment of the exchange neither is there.
    if (existsSync(page)) seen.add(readFileSync(page, 'utf8').slice(0, 13))
    if (globSync(`${dist}-next/dist/*.html`).length > 5) seen.add('the next site')
  }, 20)
  await buildSite(folderOf('asWritten'))
  clearInterval(timer)
  write(join(folderOf('asWritten'), SEEN_FILE), JSON.stringify([...seen]))
}

// Builds the sites that this folder tests: those of two agencies, and with --deep that of the first one in
// Hebrew letters, and with the greatest content that the schemas allow.
const others = process.argv.includes('--deep')
  ? variantNames.filter((name) => name !== 'asWritten')
  : (['office'] as const)
await Promise.all([buildAsWritten(), ...others.map((variant) => buildSite(prepareVariant(variant)))])
