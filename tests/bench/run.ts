import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { build, createBuilder } from 'vite'
import { compressFolder } from '../../src/tooling/compress.ts'
import { noPictures } from '../../src/tooling/content/pictures.ts'
import { contentPlugin } from '../../src/tooling/content/contentPlugin.ts'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { demoConfig } from '../../src/config/demo.ts'
import { listen } from '../helpers/listen.ts'
import { measureFrames } from './benchmarks/frames.ts'
import { measurePages } from './benchmarks/pages.ts'
import { measureResponse } from './benchmarks/response.ts'
import { CPU_SLOWDOWN, launchBrowser } from './browser.ts'

// npm run bench -- [pages] [frames] [response] [--rounds 3] [--quick] [--against dist-demo of another build]
// [--before another checkout]
const root = join(import.meta.dirname, '../..')
const benchmarks = {
  pages: measurePages,
  frames: measureFrames,
  response: measureResponse,
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    before: { type: 'string' },
  },
})
const unknown = positionals.filter((name) => !(name in benchmarks))
if (unknown.length > 0)
  throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Use ${Object.keys(benchmarks).join(', ')}.`)
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive integer')

// Times are only comparable when the load is near 0.
const load = (loadavg()[0] ?? 0).toFixed(1)
const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
const content = readContent()
const site = join(root, 'dist-demo')
await (await createBuilder({ root, mode: 'demo', logLevel: 'error' })).buildApp()
/** Builds the page that measures frames, from this checkout or from another one. */
async function buildFrames(checkout: string, name: string): Promise<void> {
  await build({
    configFile: false,
    root: join(checkout, 'tests/bench/pages/frames'),
    base: `/${name}/`,
    logLevel: 'error',
    plugins: [
      react(),
      contentPlugin(demoConfig, {
        contents: [content],
        content,
        pictures: noPictures,
        fonts: new Map<string, []>(),
      }),
    ],
    build: { outDir: join(scratch, name), target: 'es2022', modulePreload: { polyfill: false } },
  })
}
await buildFrames(root, 'frames')
if (values.before) await buildFrames(resolve(values.before), 'before')

/** Copies the site without its scripts, which also preload modules. Structured data (JSON-LD) stays. */
async function copyWithoutScripts(): Promise<string> {
  const folder = join(scratch, 'withoutScripts')
  cpSync(site, folder, { recursive: true, filter: (path) => !/\.html\.\w+$/.test(path) })
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8')
    const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g
    writeFileSync(join(folder, file), html.replaceAll(scripts, ''))
  }
  await compressFolder(folder)
  return folder
}

const servers = {
  site: await listen(siteHandler(site)),
  comparisons: await listen(
    sirv(scratch, {
      // In an isolated page performance.now() has a resolution of 5 instead of 100 microseconds.
      setHeaders(response) {
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
        response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
      },
    }),
  ),
}
const browser = await launchBrowser()
try {
  const date = new Date().toISOString().slice(0, 10)
  console.log(
    `${date}: ${cpus()[0]?.model}, ${cpus().length} cores, load ${load}, Chromium ${browser.version()}, ` +
      `CPU slow-down of pages and response ${CPU_SLOWDOWN}x`,
  )
  const folders = {
    'scene on': site,
    'scene off': site,
    'without scripts': await copyWithoutScripts(),
    'other build': values.against,
  }
  const origins = { site: servers.site.origin, comparisons: servers.comparisons.origin }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const rows = await measure({
      browser,
      quick: values.quick,
      rounds,
      folders,
      origins,
      hasBefore: values.before !== undefined,
    })
    const rounded = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? Number(value.toPrecision(3)) : value,
        ]),
      ),
    )
    console.log(`\n${name}, medians of ${rounds} alternating runs`)
    console.table(rounded)
  }
} finally {
  await browser.close()
  for (const server of Object.values(servers)) await server.close()
  rmSync(scratch, { recursive: true, force: true })
}
