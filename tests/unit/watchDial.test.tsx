import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WatchDial } from '../../src/pages/about/WatchDial.tsx'

const dial = (name: string, hours?: readonly [number, number]) =>
  renderToStaticMarkup(<WatchDial name={name} hours={hours} />)

describe('the dial of a team member', () => {
  it.each([
    ['Imogen Achterberg', 'IA'],
    ['Ana María de la Cruz', 'AC'],
    ['Øyvind Ås', 'ØÅ'],
    ['Björk', 'B'],
    ['🎈 Balloon 🇳🇴', '🎈🇳🇴'],
  ])('shows the initials of %s that fit into it', (name, initials) => {
    expect(dial(name)).toContain(`>${initials}</text>`)
  })

  it('has no wedge without hours', () => {
    expect(dial('Björk')).not.toContain('<path')
  })

  it.each([
    [[0, 6], 'M18 18L18.0 1.0A17 17 0 0 1 35.0 18.0Z'],
    [[6, 20], 'M18 18L35.0 18.0A17 17 0 1 1 3.3 9.5Z'],
    [[18, 6], 'M18 18L1.0 18.0A17 17 0 0 1 35.0 18.0Z'],
    [[22, 18], 'M18 18L9.5 3.3A17 17 0 1 1 1.0 18.0Z'],
    [[0, 24], 'M18 18L18.0 1.0A17 17 0 1 1 18.0 1.0Z'],
  ] as const)('marks the hours %j', (hours, path) => {
    expect(dial('Björk', hours)).toContain(`<path d="${path}"`)
  })
})
