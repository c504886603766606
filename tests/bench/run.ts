import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { describeMachine, launch } from './browser.ts'
import { measureBytes } from './parts/bytes.ts'
import { measureFrames } from './parts/frames.ts'
import { measurePages } from './parts/pages.ts'
import { measureThread } from './parts/thread.ts'
import { reportMarkdown, withReport, type PartReport, type Report } from './report.ts'
import { buildRivals } from './rivals.ts'
import { serve, withoutScripts, type BenchServer } from './server.ts'

const root = join(import.meta.dirname, '../..')
/** What the README shows. */
const RECORD = join(import.meta.dirname, 'results.json')
/** What the last run of any kind found; not kept. */
const LAST = join(import.meta.dirname, '.output/results.json')

/** What others did on this machine in the minute before: times mean little where it is not near 0. */
const LOAD = (loadavg()[0] ?? 0).toFixed(1)

const PARTS = ['pages', 'thread', 'frames', 'bytes'] as const
type Part = (typeof PARTS)[number]

const USAGE = `npm run bench -- [${PARTS.join('] [')}] [--rounds 3] [--quick] [--record] [--table]

  Without the name of a part, all of them run.
  --rounds   how often each variant is measured; the medians are shown
  --quick    few scenes, pages and seconds: to see that it works, not what it costs
  --record   puts the tables into README.md and keeps the numbers in tests/bench/results.json
  --table    measures nothing: prints the recorded tables`

interface Wishes {
  parts: readonly Part[]
  rounds: number
  quick: boolean
  record: boolean
  table: boolean
}

/** @throws Error with the usage, for anything unknown */
function readWishes(args: readonly string[]): Wishes {
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
  const unknown = positionals.filter((name) => !(PARTS as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}.\n\n${USAGE}`)
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1.\n\n${USAGE}`)
  if (values.record && values.quick) throw new Error(`A quick run is not worth recording.\n\n${USAGE}`)
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))
  return { ...values, parts, rounds }
}

function readReport(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function writeReport(file: string, report: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

async function buildSite(): Promise<string> {
  const builder = await createBuilder({ root, mode: 'demo', logLevel: 'error' })
  await builder.buildApp()
  return join(root, 'dist-demo')
}

async function measure({ parts, quick, rounds }: Wishes, scratch: string): Promise<Report> {
  const dist = await buildSite()
  const folders = await buildRivals(scratch)
  const vantaScript = /<script type="module"[^>]*><\/script>/.exec(
    readFileSync(join(folders.vanta, 'index.html'), 'utf8'),
  )?.[0]
  if (!vantaScript) throw new Error('The page with Vanta has no script.')
  const servers: BenchServer[] = await Promise.all([
    serve({ folders: { '/': dist } }),
    serve({ folders: { '/': dist }, transform: withoutScripts }),
    serve({
      folders: { '/vanta/': folders.vanta, '/': dist },
      transform: (html) => withoutScripts(html).replace('</head>', () => `${vantaScript}</head>`),
    }),
    serve({
      folders: {
        '/frames/': folders.frames,
        '/vanta/': folders.vanta,
        '/canvas/': folders.canvas,
        '/': scratch,
      },
      // Isolated pages have a clock of 5 microseconds instead of 100.
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    }),
  ])
  const [site, bare, vanta, rivals] = servers as [BenchServer, BenchServer, BenchServer, BenchServer]
  const browser = await launch()
  try {
    const machine = { ...(await describeMachine(browser)), load: LOAD }
    console.log(Object.values(machine).join(', '))
    const measures: Record<Part, () => Promise<PartReport>> = {
      pages: () => measurePages({ browser, site, bare, quick, rounds }),
      thread: () => measureThread({ browser, site, vanta, quick, rounds }),
      frames: () => measureFrames({ browser, rivals, quick, rounds }),
      bytes: () => measureBytes({ browser, site, rivals }),
    }
    const conditions = { machine, date: new Date().toISOString().slice(0, 10), quick }
    const results: Report['parts'] = {}
    for (const part of parts) {
      console.log(`${part} ...`)
      results[part] = { conditions, ...(await measures[part]()) }
    }
    return { parts: results }
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.close()))
  }
}

async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2))
  if (wishes.table) {
    console.log(reportMarkdown(readReport(RECORD)))
    return
  }
  const scratch = mkdtempSync(join(tmpdir(), 'tidewright-bench-'))
  try {
    const report = await measure(wishes, scratch)
    writeReport(LAST, report)
    console.log(`\n${reportMarkdown(report)}\n`)
    if (!wishes.record) return
    // A part that did not run keeps what was recorded of it.
    const before = existsSync(RECORD) ? readReport(RECORD).parts : {}
    const merged = { ...before, ...report.parts }
    const whole = {
      parts: Object.fromEntries(PARTS.flatMap((part) => (merged[part] ? [[part, merged[part]]] : []))),
    }
    writeReport(RECORD, whole)
    const readme = join(root, 'README.md')
    writeFileSync(readme, withReport(readFileSync(readme, 'utf8'), whole))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

await main()
