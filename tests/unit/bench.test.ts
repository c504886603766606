import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markdownOf, MARKS, reportMarkdown, withReport, type Report } from '../bench/report.ts'
import { serve, withoutScripts } from '../bench/server.ts'
import { alternate, median, orderOf } from '../bench/stats.ts'

const conditions = {
  machine: { cpu: 'C', cores: '2', memory: '4 GiB', system: 'S', browser: 'B', graphics: 'G', load: '0.1' },
  date: '2030-01-02',
  quick: false,
}
const report: Report = {
  parts: {
    one: {
      conditions,
      tables: [{ title: 'T', note: 'N.', columns: ['what', 'ms'], rows: [['first', '1.5']] }],
      samples: [],
    },
  },
}

describe('the statistics', () => {
  it('take the middle value, or the mean of the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 2])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('let every variant come first and last in turn', () => {
    const orders = (items: string[]) => [0, 1, 2, 3].map((round) => orderOf(items, round).join(''))
    expect(orders(['a', 'b', 'c'])).toEqual(['abc', 'bca', 'cab', 'cba'])
    expect(orders(['a', 'b'])).toEqual(['ab', 'ba', 'ba', 'ab'])
  })

  it('alternate the variants and keep the results apart', async () => {
    const order: string[] = []
    const results = await alternate(['a', 'b'], 3, async (variant) => order.push(variant))
    expect(order).toEqual(['a', 'b', 'b', 'a', 'b', 'a'])
    expect(results).toEqual({ a: [1, 4, 6], b: [2, 3, 5] })
  })
})

describe('the report', () => {
  it('is a table with its numbers to the right', () => {
    expect(markdownOf(report.parts['one']!.tables[0]!).split('\n')).toEqual([
      '**T.** N.',
      '',
      '| what  |  ms |',
      '| ----- | --: |',
      '| first | 1.5 |',
    ])
  })

  it('says under what conditions each part was measured, once for those that share them', () => {
    const { one } = report.parts
    const later = { ...one!, conditions: { ...conditions, date: '2030-02-03' } }
    const text = reportMarkdown({ parts: { one: one!, two: one!, three: later } })
    expect(text.match(/^(Measured on \S+:|\*\*T)/gm)).toEqual([
      'Measured on 2030-01-02:',
      '**T',
      '**T',
      'Measured on 2030-02-03:',
      '**T',
    ])
  })

  it('replaces what stands between its marks, and nothing else', () => {
    const document = `before\n${MARKS.start}\nold\n${MARKS.end}\nafter\n`
    const once = withReport(document, report)
    expect(once).toBe(`before\n${MARKS.start}\n\n${reportMarkdown(report)}\n\n${MARKS.end}\nafter\n`)
    expect(withReport(once, report)).toBe(once)
    expect(() => withReport('nowhere', report)).toThrow(/no place/)
  })

  it('stands in the README as it was recorded', () => {
    const file = 'tests/bench/results.json'
    expect(existsSync(file)).toBe(true)
    const readme = readFileSync('README.md', 'utf8')
    expect(withReport(readme, JSON.parse(readFileSync(file, 'utf8')) as Report)).toBe(readme)
  })
})

describe('the server', () => {
  it('can leave out every script, but no structured data and no other hint', () => {
    const kept =
      '<link rel="preload" href="/a.woff2"><script type="application/ld+json">{}</script><p>Text</p>'
    const html = `<link rel="modulepreload" href="/a.js" crossorigin><script type="module" src="/b.js"></script>${kept}`
    expect(withoutScripts(html)).toBe(kept)
  })

  it('counts what it sends, compressed, and answers unknown paths with 404', async () => {
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
