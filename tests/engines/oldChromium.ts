import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** A package with a Chromium of April 2023 for x64 Linux, the last but one without popovers. */
const PACKAGE = '@sparticuz/chromium@112.0.2'

const folder = join(import.meta.dirname, '../../node_modules/.cache/tidewright/chromium-112')
const path = join(folder, 'chromium')

/** Whether the system has the libraries that the browser needs. They come with a Chromium of today. */
function hasLibraries(): boolean {
  const { status, stdout } = spawnSync('ldd', [path])
  return status === 0 && !stdout.includes('not found')
}

/** Path of the installed Chromium of 2023, or an empty string. */
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
