import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { measureBytes } from './benchmarks/bytes.ts'
import { measureFrames } from './benchmarks/frames.ts'
import { measurePages } from './benchmarks/pages.ts'
import { measureResponse } from './benchmarks/response.ts'
import { measureThread } from './benchmarks/thread.ts'
import { describeMachine, launchBrowser } from './browser.ts'
import { buildComparisonPages } from './comparisonPages.ts'
import { reportMarkdown, type BenchmarkReport, type Report } from './report.ts'
import { readRecorded, record, rewriteTables, writeLatest } from './results.ts'
import { serve, withoutScripts } from './server.ts'

const root = join(import.meta.dirname, '../..')

/** Load average of the minute before the run: times are only comparable when it is near 0. */
const LOAD_BEFORE = (loadavg()[0] ?? 0).toFixed(1)

const BENCHMARKS = ['pages', 'thread', 'response', 'frames', 'bytes'] as const
type BenchmarkName = (typeof BENCHMARKS)[number]

const USAGE = `npm run bench -- [${BENCHMARKS.join('] [')}] [--rounds 3] [--quick] [--record] [--table]

  Runs the named benchmarks, or all of them.
  --rounds   how often each variant is measured; the tables show medians
  --quick    measures few scenes, pages and seconds: shows that the bench works, not what the site costs
  --record   writes the numbers into tests/bench/results.json and the tables into tests/bench/README.md
  --table    measures nothing: rewrites the tables in tests/bench/README.md from results.json and prints them`

interface Options {
  benchmarks: readonly BenchmarkName[]
  rounds: number
  quick: boolean
  record: boolean
  table: boolean
}

/** @throws Error with the usage when an argument is unknown or invalid */
function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.filter((name) => !(BENCHMARKS as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`Unknown benchmark: ${unknown.join(', ')}.\n\n${USAGE}`)
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a positive integer, got ${values.rounds}.\n\n${USAGE}`)
  if (values.record && values.quick) throw new Error(`--record cannot be combined with --quick.\n\n${USAGE}`)
  const benchmarks = BENCHMARKS.filter((name) => positionals.length === 0 || positionals.includes(name))
  return { ...values, benchmarks, rounds }
}

/** Builds the site in demo mode. Returns the output folder. */
async function buildSite(): Promise<string> {
  const builder = await createBuilder({ root, mode: 'demo', logLevel: 'error' })
  await builder.buildApp()
  return join(root, 'dist-demo')
}

/** Builds the site and the comparison pages into `scratch`, and serves each variant of them at its own origin. */
async function startServers(scratch: string) {
  const dist = await buildSite()
  const folders = await buildComparisonPages(scratch)
  const vantaPage = readFileSync(join(folders.vanta, 'index.html'), 'utf8')
  const vantaScript = /<script type="module"[^>]*><\/script>/.exec(vantaPage)?.[0]
  if (!vantaScript) throw new Error('The built page with Vanta contains no module script')
  return {
    site: await serve({ folders: { '/': dist } }),
    siteWithoutScripts: await serve({ folders: { '/': dist }, transform: withoutScripts }),
    siteWithVanta: await serve({
      folders: { '/vanta/': folders.vanta, '/': dist },
      transform: (html) => withoutScripts(html).replace('</head>', () => `${vantaScript}</head>`),
    }),
    comparisons: await serve({
      folders: {
        '/frames/': folders.frames,
        '/vanta/': folders.vanta,
        '/canvas/': folders.canvas,
        '/': scratch,
      },
      // In an isolated page performance.now() has a resolution of 5 instead of 100 microseconds.
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    }),
  }
}

async function measure({ benchmarks, quick, rounds }: Options, scratch: string): Promise<Report> {
  const servers = await startServers(scratch)
  const browser = await launchBrowser()
  try {
    const machine = { ...(await describeMachine(browser)), load: LOAD_BEFORE }
    console.log(Object.values(machine).join(', '))
    const options = { browser, quick, rounds, ...servers }
    const measures: Record<BenchmarkName, () => Promise<BenchmarkReport>> = {
      pages: () => measurePages(options),
      thread: () => measureThread(options),
      response: () => measureResponse(options),
      frames: () => measureFrames(options),
      bytes: () => measureBytes(options),
    }
    const conditions = { machine, date: new Date().toISOString().slice(0, 10), quick }
    const results: Report['benchmarks'] = {}
    for (const name of benchmarks) {
      console.log(`${name} ...`)
      results[name] = { conditions, ...(await measures[name]()) }
    }
    return { benchmarks: results }
  } finally {
    await browser.close()
    await Promise.all(Object.values(servers).map((server) => server.close()))
  }
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2))
  if (options.table) {
    rewriteTables()
    console.log(reportMarkdown(readRecorded()))
    return
  }
  const scratch = mkdtempSync(join(tmpdir(), 'tidewright-bench-'))
  try {
    const report = await measure(options, scratch)
    writeLatest(report)
    console.log(`\n${reportMarkdown(report)}\n`)
    if (options.record) record(report, BENCHMARKS)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

await main()
