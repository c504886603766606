import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WatchDial } from '../../src/pages/about/WatchDial.tsx'
import { endOf, type Hours } from '../../src/pages/common/watch.ts'

const dial = (name: string, hours?: Hours) => renderToStaticMarkup(<WatchDial name={name} hours={hours} />)

describe('the dial of a team member', () => {
  it.each([
    ['Imogen Achterberg', 'IA'],
    ['Ana María de la Cruz', 'AC'],
    ['Øyvind Ås', 'ØÅ'],
    ['Björk', 'B'],
    ['🎈 Balloon 🇳🇴', '🎈🇳🇴'],
    ['👍🏽 Thumbs A\u030alesund', '👍🏽A\u030a'],
    ['👩‍💻 Coders ❤️', '👩‍💻❤️'],
  ])('shows the initials of %s that fit into it', (name, initials) => {
    expect(dial(name)).toContain(`>${initials}</text>`)
  })

  it('has no arc without hours', () => {
    expect(dial('Björk')).not.toContain('<path')
  })

  it.each([
    [{ from: 0, to: 6 }, 'M18.0 1.5A16.5 16.5 0 0 1 34.5 18.0'],
    [{ from: 6, to: 20 }, 'M34.5 18.0A16.5 16.5 0 1 1 3.7 9.7'],
    [{ from: 18, to: 6 }, 'M1.5 18.0A16.5 16.5 0 0 1 34.5 18.0'],
    [{ from: 22, to: 18 }, 'M9.7 3.7A16.5 16.5 0 1 1 1.5 18.0'],
    [{ from: 0, to: 24 }, 'M18.0 1.5A16.5 16.5 0 1 1 17.6 1.5'],
  ] as const)('marks the hours %j', (hours, path) => {
    expect(dial('Björk', hours)).toContain(`<path d="${path}"`)
  })
})

describe('the hours of a watch', () => {
  it('have no end in a time zone that the browser does not know', () => {
    expect(endOf({ from: 0, to: 24 }, 'Mars/Phobos', Date.parse('2026-07-01T11:00Z'))).toBeNull()
  })

  it.each([
    [{ from: 8, to: 12 }, '2026-07-01T05:59Z', null],
    [{ from: 8, to: 12 }, '2026-07-01T06:00Z', '2026-07-01T10:00Z'],
    [{ from: 8, to: 12 }, '2026-12-01T07:00Z', '2026-12-01T11:00Z'],
    [{ from: 8, to: 12 }, '2026-07-01T10:00Z', null],
    [{ from: 22, to: 6 }, '2026-07-01T21:30Z', '2026-07-02T04:00Z'],
    [{ from: 22, to: 6 }, '2026-07-02T03:00Z', '2026-07-02T04:00Z'],
    [{ from: 20, to: 24 }, '2026-07-01T21:59Z', '2026-07-01T22:00Z'],
    [{ from: 0, to: 24 }, '2026-07-01T11:00Z', '2026-07-01T22:00Z'],
    [{ from: 9, to: 9 }, '2026-07-01T06:00Z', '2026-07-01T07:00Z'],
    // The clocks go forward in this night, and back in the next.
    [{ from: 22, to: 6 }, '2026-03-28T22:00Z', '2026-03-29T04:00Z'],
    [{ from: 22, to: 6 }, '2026-10-24T21:00Z', '2026-10-25T05:00Z'],
  ] as const)('%j in Oslo at %s end at %s', (hours, moment, end) => {
    const found = endOf(hours, 'Europe/Oslo', Date.parse(moment))
    expect(found).toBe(end === null ? null : Date.parse(end))
  })
})
