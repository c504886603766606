import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** The file without which the preview takes a folder for an unfinished build. */
const LAST_FILE = '_headers'

/** An outDir may be a clone that a deploy pushes. Vite keeps this folder too. */
const KEPT = new Set(['.git'])

/**
 * Makes Vite build the client in a folder of `parent` instead of `build.outDir`, which then keeps the last build until
 * `publish` replaces it. A build that fails or is killed changes nothing there.
 */
export function buildBeside(parent: string): Plugin {
  return {
    name: 'tidewright:build-beside',
    apply: 'build',
    config: ({ build }) => ({
      environments: { client: { build: { outDir: join(parent, basename(build?.outDir ?? 'dist')) } } },
    }),
  }
}

/**
 * Replaces the content of `outDir` by that of `built`, and removes `built`. The folder itself stays, because it may be a
 * mount point or the root of a server. `_headers` goes first and comes last: the preview answers 503 in between.
 */
export function publish(built: string, outDir: string): void {
  const files = readdirSync(built)
  mkdirSync(outDir, { recursive: true })
  const old = readdirSync(outDir).filter((name) => !KEPT.has(name))
  for (const name of old.toSorted((a, b) => Number(b === LAST_FILE) - Number(a === LAST_FILE)))
    rmSync(join(outDir, name), { recursive: true, force: true })
  for (const name of files.toSorted((a, b) => Number(a === LAST_FILE) - Number(b === LAST_FILE)))
    cpSync(join(built, name), join(outDir, name), { recursive: true })
  rmSync(built, { recursive: true })
}
