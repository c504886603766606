import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, damp, smoothstep } from '../../src/shared/math.ts'
import { normalisePath, readablePath } from '../../src/shared/paths.ts'
import { createRandom } from '../../src/shared/random.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { cutText, tidyLine } from '../../src/shared/text.ts'

describe('random', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('stays within its bounds for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -50, max: 50, noNaN: true }), (seed, min) => {
        const random = createRandom(seed)
        const value = random.between(min, min + 3)
        const index = random.index(5)
        return value >= min && value < min + 3 && Number.isInteger(index) && index >= 0 && index < 5
      }),
    )
  })
})

describe('math', () => {
  it('damps to the same place in one step or in many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (steps) => {
        let value = 0
        for (let step = 0; step < steps; step += 1) value = damp(value, 10, 5, 1 / steps)
        expect(value).toBeCloseTo(damp(0, 10, 5, 1), 9)
      }),
    )
  })

  it('clamps, and steps smoothly between two bounds', () => {
    expect([clamp(-1, 0, 1), clamp(0.4, 0, 1), clamp(9, 0, 1)]).toEqual([0, 0.4, 1])
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 5)]).toEqual([0, 0.5, 1])
  })
})

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/about/', '/about'],
    ['/about', '/about'],
    ['//', '//'],
    ['/about//', '/about//'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about.html', '/about'],
    ['/privacy-policy.html/', '/privacy-policy'],
    ['/404.html', '/404.html'],
    ['/.html', '/.html'],
    ['/about/index.html', '/about/index.html'],
    ['/about.html.html', '/about.html.html'],
    ['//index.html', '//index.html'],
    ['/about.htm', '/about.htm'],
  ])('spells %s as %s', (path, spelled) => {
    expect(normalisePath(path)).toBe(spelled)
  })

  it('spells a spelled path no other way', () => {
    const part = fc.constantFrom('/', 'about', 'index', '404', '.html', '.', '')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = normalisePath(`/${parts.join('')}`)
        expect(normalisePath(path)).toBe(path)
      }),
    )
  })

  it('reads any path without throwing', () => {
    expect(readablePath('/caf%C3%A9')).toBe('/café')
    expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A')
    fc.assert(fc.property(fc.string(), (path) => typeof readablePath(path) === 'string'))
  })
})

describe('text', () => {
  it('leaves no line break, control or bidi mark in a line', () => {
    expect(tidyLine('  Ada\r\nBcc: all@example.org ')).toBe('Ada Bcc: all@example.org')
    expect(tidyLine('\u202Eevil\u200B')).toBe('evil')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => !/[\u0000-\u001f\u202a-\u202e]/.test(tidyLine(text)),
      ),
    )
  })

  it('keeps what is written in any script', () => {
    expect(tidyLine('Žofie Łuczak, 山田 太郎, אבג')).toBe('Žofie Łuczak, 山田 太郎, אבג')
  })

  it('cuts between characters as people see them', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(cutText(`ab${family}c`, 5)).toBe('ab')
    expect(cutText(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const cut = cutText(text, length)
        return cut.length <= length && text.startsWith(cut)
      }),
    )
    const bytes = (part: string) => Buffer.byteLength(part)
    expect(cutText('aжж', 4, bytes)).toBe('aж')
  })

  it('makes anchors of titles', () => {
    expect(slugOf('Connected devices (IoT)')).toBe('connected-devices-iot')
    expect(slugOf('AI/ML')).toBe('ai-ml')
    expect(slugOf('Lucía')).toBe('lucia')
  })
})
