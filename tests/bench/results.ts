import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withReport, type Report } from './report.ts'

/** Recorded results: what the tables in README.md show. */
const RECORDED = join(import.meta.dirname, 'results.json')
/** Results of the latest run of any kind; not committed. */
const LATEST = join(import.meta.dirname, '.output/results.json')
/** The document with the tables. */
const README = join(import.meta.dirname, 'README.md')

function write(file: string, report: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

export function readRecorded(): Report {
  return existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, 'utf8')) as Report) : { benchmarks: {} }
}

export function writeLatest(report: Report): void {
  write(LATEST, report)
}

/**
 * Records `report` and rewrites the tables in README.md. A benchmark that is missing in `report` keeps its recorded
 * results. `order` is the order of the benchmarks in the document.
 */
export function record(report: Report, order: readonly string[]): void {
  const merged = { ...readRecorded().benchmarks, ...report.benchmarks }
  const ordered = order.flatMap((name) => (merged[name] ? [[name, merged[name]] as const] : []))
  const recorded: Report = { benchmarks: Object.fromEntries(ordered) }
  write(RECORDED, recorded)
  writeFileSync(README, withReport(readFileSync(README, 'utf8'), recorded))
}

/** Rewrites the tables in README.md from the recorded results. */
export function rewriteTables(): void {
  writeFileSync(README, withReport(readFileSync(README, 'utf8'), readRecorded()))
}
