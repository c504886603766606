/** One table of the results. Cells are finished text, so that every reader shows the same. */
export interface Table {
  title: string
  /** What was done, and what to think of when reading the numbers. */
  note: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Every single measurement behind the tables. */
export interface Sample {
  subject: string
  metric: string
  unit: 'ms' | 'bytes' | 'requests' | 'share' | 'score' | 'hertz'
  values: readonly number[]
}

export interface PartReport {
  tables: readonly Table[]
  samples: readonly Sample[]
}

/** Under what conditions a part was measured. */
export interface Conditions {
  machine: Record<string, string>
  date: string
  quick: boolean
}

export interface Report {
  parts: Record<string, PartReport & { conditions: Conditions }>
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown, its columns padded as the formatter would do it: the first to the left, the others to the right. */
export function markdownOf({ title, note, columns, rows }: Table): string {
  const widths = columns.map((_, at) =>
    Math.max(3, ...[columns, ...rows].map((cells) => cells[at]?.length ?? 0)),
  )
  const pad = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [
    `**${title}.** ${note}`,
    '',
    line(pad(columns)),
    line(rule),
    ...rows.map((row) => line(pad(row))),
  ].join('\n')
}

function headOf({ machine, date, quick }: Conditions): string {
  const { cpu, cores, memory, system, browser, graphics, load } = machine
  const busy = load === undefined ? '' : ` (load ${load} before it began)`
  return `Measured on ${date}${quick ? ' (a quick run)' : ''}: ${cpu}, ${cores} cores${busy}, ${memory}, ${system}; ${browser}, ${graphics}.`
}

/** The whole report in Markdown: every table, under the conditions in which it and those below it were measured. */
export function reportMarkdown({ parts }: Report): string {
  let last = ''
  const texts = Object.values(parts).flatMap(({ conditions, tables }) => {
    const head = headOf(conditions)
    const shown = tables.map(markdownOf)
    if (head === last) return shown
    last = head
    return [head, ...shown]
  })
  return texts.join('\n\n')
}

export const MARKS = {
  start: '<!-- bench:start, written by `npm run bench -- --record` -->',
  end: '<!-- bench:end -->',
} as const

/** `document` with what stands between the marks replaced. @throws Error where the marks are missing */
export function withReport(document: string, report: Report): string {
  const from = document.indexOf(MARKS.start)
  const to = document.indexOf(MARKS.end)
  if (from < 0 || to < from) throw new Error('The document has no place for the results.')
  return `${document.slice(0, from)}${MARKS.start}\n\n${reportMarkdown(report)}\n\n${document.slice(to)}`
}

export const ms = (value: number) =>
  Number.isNaN(value)
    ? '-'
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2)
export const us = (value: number) =>
  value * 1000 >= 100 ? (value * 1000).toFixed(0) : (value * 1000).toFixed(1)
export const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 0.1 ? 3 : 2) : '-')
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
