import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MARKERS, reportMarkdown, tableMarkdown, withReport, type Report } from '../bench/report.ts'
import { readRecorded } from '../bench/results.ts'
import { serve, withoutScripts } from '../bench/server.ts'
import { alternate, median, orderOfRound } from '../bench/stats.ts'

const conditions = {
  machine: { cpu: 'C', cores: '2', memory: '4 GiB', system: 'S', browser: 'B', graphics: 'G', load: '0.1' },
  date: '2030-01-02',
  quick: false,
}
const table = { title: 'T', note: 'N.', columns: ['variant', 'ms'], rows: [['first', '1.5']] }
const benchmark = { conditions, tables: [table], samples: [] }
const report: Report = { benchmarks: { one: benchmark } }

describe('statistics', () => {
  it('median returns the middle value, the mean of the two middle ones, or NaN for no values', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 2])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('orderOfRound starts each round with another variant, then reverses the rounds', () => {
    const orders = (items: string[]) => [0, 1, 2, 3].map((round) => orderOfRound(items, round).join(''))
    expect(orders(['a', 'b', 'c'])).toEqual(['abc', 'bca', 'cab', 'cba'])
    expect(orders(['a', 'b'])).toEqual(['ab', 'ba', 'ba', 'ab'])
  })

  it('alternate measures the variants in turn and returns the results of each', async () => {
    const order: string[] = []
    const results = await alternate(['a', 'b'], 3, async (variant) => order.push(variant))
    expect(order).toEqual(['a', 'b', 'b', 'a', 'b', 'a'])
    expect(results).toEqual({ a: [1, 4, 6], b: [2, 3, 5] })
  })
})

describe('report', () => {
  it('formats a table with right-aligned numbers', () => {
    expect(tableMarkdown(table).split('\n')).toEqual([
      '**T.** N.',
      '',
      '| variant |  ms |',
      '| ------- | --: |',
      '| first   | 1.5 |',
    ])
  })

  it('writes the conditions once for consecutive benchmarks that share them', () => {
    const later = { ...benchmark, conditions: { ...conditions, date: '2030-02-03' } }
    const text = reportMarkdown({ benchmarks: { one: benchmark, two: benchmark, three: later } })
    expect(text.match(/^(Measured on \S+:|\*\*T)/gm)).toEqual([
      'Measured on 2030-01-02:',
      '**T',
      '**T',
      'Measured on 2030-02-03:',
      '**T',
    ])
  })

  it('replaces only the text between the markers', () => {
    const document = `before\n${MARKERS.start}\nold\n${MARKERS.end}\nafter\n`
    const once = withReport(document, report)
    expect(once).toBe(`before\n${MARKERS.start}\n\n${reportMarkdown(report)}\n\n${MARKERS.end}\nafter\n`)
    expect(withReport(once, report)).toBe(once)
  })

  it('throws when the document has no markers', () => {
    expect(() => withReport('no markers', report)).toThrow(/does not contain "<!-- bench:start/)
  })

  it('the tables in tests/bench/README.md match results.json (if not, run: npm run bench -- --table)', () => {
    const readme = readFileSync('tests/bench/README.md', 'utf8')
    expect(Object.keys(readRecorded().benchmarks)).toEqual(['pages', 'thread', 'response', 'frames', 'bytes'])
    expect(withReport(readme, readRecorded())).toBe(readme)
  })
})

describe('server', () => {
  it('withoutScripts removes scripts and module preloads, and keeps structured data and other preloads', () => {
    const kept =
      '<link rel="preload" href="/a.woff2"><script type="application/ld+json">{}</script><p>Text</p>'
    const html = `<link rel="modulepreload" href="/a.js" crossorigin><script type="module" src="/b.js"></script>${kept}`
    expect(withoutScripts(html)).toBe(kept)
  })

  it('logs the compressed bytes of each answer and answers unknown paths with 404', async () => {
    const server = await serve({ folders: { '/tests/': 'tests', '/': 'public' } })
    const found = await fetch(`${server.origin}/tests/bench/results.json`)
    const missing = await fetch(`${server.origin}/tests/nothing.js`)
    await Promise.all([found.arrayBuffer(), missing.arrayBuffer()])
    const [first, second] = server.takeLog()
    expect([found.status, missing.status]).toEqual([200, 404])
    expect(first).toEqual({
      path: '/tests/bench/results.json',
      bytes: Number(found.headers.get('content-length')),
    })
    expect(found.headers.get('content-encoding')).toBe('gzip')
    expect(second?.path).toBe('/tests/nothing.js')
    expect(server.takeLog()).toEqual([])
    await server.close()
  })
})
