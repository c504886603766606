import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import packageJson from '../../package.json' with { type: 'json' }

/** The oldest version of Chromium whose visitors get the site's scripts. 112 has no popovers yet. */
const version = packageJson.browserslist[0]?.replace('chrome >= ', '')

/** A package with that version for x64 Linux. */
const PACKAGE = `@sparticuz/chromium@${version}`

const folder = join(import.meta.dirname, `../../node_modules/.cache/tidewright/chromium-${version}`)
const path = join(folder, 'chromium')

/** Whether the system has the libraries that the browser needs. They come with a Chromium of today. */
function hasLibraries(): boolean {
  const { status, stdout } = spawnSync('ldd', [path])
  return status === 0 && !stdout.includes('not found')
}

/** Path of the installed old Chromium, or an empty string. */
export const oldChromium = existsSync(path) && hasLibraries() ? path : ''

// Run as a script, it installs the browser: `npx node tests/engines/oldChromium.ts`. Only the compressed file
// of the package is used.
if (import.meta.main && !oldChromium) {
  mkdirSync(folder, { recursive: true })
  const [archive = ''] = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder })
    .toString()
    .trim()
    .split('\n')
  execFileSync('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: folder })
  const compressed = join(folder, 'package/bin/chromium.br')
  writeFileSync(path, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
  for (const name of [archive, 'package']) rmSync(join(folder, name), { recursive: true })
}
