import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WatchDial } from '../../src/pages/about/WatchDial.tsx'

const dial = (name: string, index: number, count: number) =>
  renderToStaticMarkup(<WatchDial name={name} index={index} count={count} />)

describe('the dial of a team member', () => {
  it.each([
    ['Imogen Achterberg', 'IA'],
    ['Ana María de la Cruz', 'AC'],
    ['Øyvind Ås', 'ØÅ'],
    ['Björk', 'B'],
    ['🎈 Balloon 🇳🇴', '🎈🇳🇴'],
  ])('shows the initials of %s that fit into it', (name, initials) => {
    expect(dial(name, 0, 6)).toContain(`>${initials}</text>`)
  })

  it('marks the whole day for the only member', () => {
    expect(dial('Björk', 0, 1)).toContain('<circle cx="18" cy="18" r="17" fill="var(--accent)"')
  })

  it('begins each watch where the watch before it ends', () => {
    for (let count = 2; count <= 12; count++) {
      const arcs = Array.from({ length: count }, (_, index) => {
        const [, from, to] = /L([\d. -]+)A[\d ]+? 0 0 1 ([\d. -]+)Z/.exec(dial('Björk', index, count)) ?? []
        return { from, to }
      })
      for (const [index, { from, to }] of arcs.entries()) {
        expect(from).toBeDefined()
        expect(to).toBe(arcs[(index + 1) % count]?.from)
      }
    }
  })
})
