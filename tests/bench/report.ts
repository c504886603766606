/** One table of the results. Cells are formatted text, so that the console and the README show the same. */
export interface Table {
  title: string
  /** How the numbers were measured, and their goals. */
  note: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** All measured values of one metric of one variant. The tables show their medians. */
export interface Sample {
  subject: string
  metric: string
  unit: 'ms' | 'bytes' | 'requests' | 'share' | 'score' | 'hertz'
  values: readonly number[]
}

export interface BenchmarkReport {
  tables: readonly Table[]
  samples: readonly Sample[]
}

/** Machine, date and mode of a run. */
export interface Conditions {
  machine: Record<string, string>
  date: string
  quick: boolean
}

export interface Report {
  benchmarks: Record<string, BenchmarkReport & { conditions: Conditions }>
}

const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Formats a table as Markdown, padded as oxfmt pads it. The first column is left-aligned, the others are right-aligned. */
export function tableMarkdown({ title, note, columns, rows }: Table): string {
  const widths = columns.map((_, column) =>
    Math.max(3, ...[columns, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const pad = (cells: readonly string[]) =>
    cells.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [
    `**${title}.** ${note}`,
    '',
    tableLine(pad(columns)),
    tableLine(rule),
    ...rows.map((row) => tableLine(pad(row))),
  ].join('\n')
}

function conditionsLine({ machine, date, quick }: Conditions): string {
  const { cpu, cores, memory, system, browser, graphics, load } = machine
  const loadBefore = load === undefined ? '' : ` (load ${load} before the run)`
  return `Measured on ${date}${quick ? ' (a quick run)' : ''}: ${cpu}, ${cores} cores${loadBefore}, ${memory}, ${system}; ${browser}, ${graphics}.`
}

/** Formats all tables as Markdown. Consecutive benchmarks with the same conditions share one line about them. */
export function reportMarkdown({ benchmarks }: Report): string {
  let previous = ''
  const blocks = Object.values(benchmarks).flatMap(({ conditions, tables }) => {
    const head = conditionsLine(conditions)
    const formatted = tables.map(tableMarkdown)
    if (head === previous) return formatted
    previous = head
    return [head, ...formatted]
  })
  return blocks.join('\n\n')
}

export const MARKERS = {
  start: '<!-- bench:start, written by `npm run bench -- --record` -->',
  end: '<!-- bench:end -->',
} as const

/** Returns `document` with the report between its markers. @throws Error when a marker is missing */
export function withReport(document: string, report: Report): string {
  const from = document.indexOf(MARKERS.start)
  const to = document.indexOf(MARKERS.end)
  if (from < 0 || to < from)
    throw new Error(`The document does not contain "${MARKERS.start}" followed by "${MARKERS.end}"`)
  return `${document.slice(0, from)}${MARKERS.start}\n\n${reportMarkdown(report)}\n\n${document.slice(to)}`
}

/** Formats milliseconds with three significant digits; NaN as `-`. */
export function formatMs(value: number): string {
  if (Number.isNaN(value)) return '-'
  if (value >= 100) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}

/** Formats milliseconds as microseconds. */
export function formatUs(value: number): string {
  const microseconds = value * 1000
  return microseconds.toFixed(microseconds >= 100 ? 0 : 1)
}

/** Formats a ratio; what is not finite as `-`. */
export const formatRatio = (value: number) =>
  Number.isFinite(value) ? value.toFixed(value < 0.1 ? 3 : 2) : '-'

/** Formats bytes as kB (1000 bytes). */
export const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
