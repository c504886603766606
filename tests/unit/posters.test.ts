import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitQuality, withCoarseAlpha } from '../../src/build/pictures/encode.ts'
import { posterMarkup } from '../../src/build/posterMarkup.ts'
import { compositionOf } from '../../src/scenes/composition.ts'
import { frameOf } from '../../src/theme/posters.ts'

/** An encoder whose files have `sizeOf(quality)` bytes, and the qualities of its calls. */
function createEncoder(sizeOf: (quality: number) => number) {
  const qualities: number[] = []
  const encode = (quality: number) => {
    qualities.push(quality)
    return Promise.resolve(new Uint8Array(sizeOf(quality)))
  }
  return { encode, qualities }
}

describe('the search for a quality', () => {
  it('ends close below the limit, for any encoder whose files grow with quality', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 500, max: 20_000, noNaN: true }),
        fc.double({ min: 0.005, max: 0.08, noNaN: true }),
        async (base, growth) => {
          const sizeOf = (quality: number) => Math.round(base * Math.exp(growth * quality))
          fc.pre(sizeOf(15) <= 40_000)
          const { encode } = createEncoder(sizeOf)
          const { length } = await fitQuality(encode, 40_000)
          const best = Math.max(
            ...Array.from({ length: 54 }, (_, index) => sizeOf(15 + index)).filter((size) => size <= 40_000),
          )
          expect(length).toBeLessThanOrEqual(40_000)
          expect(length).toBeGreaterThanOrEqual(Math.min(best, 0.94 * 40_000))
        },
      ),
    )
  })

  it('takes at most four attempts, since each may take seconds', async () => {
    const { encode, qualities } = createEncoder((quality) => Math.round(9000 * Math.exp(0.034 * quality)))
    await fitQuality(encode, 40_000)
    expect(qualities.length).toBeLessThanOrEqual(4)
  })

  it('never tries a quality twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 70 }), async (sizes) => {
        const { encode, qualities } = createEncoder((quality) => sizes[quality] ?? 0)
        await fitQuality(encode, 40_000).catch(() => {})
        expect(new Set(qualities).size).toBe(qualities.length)
      }),
    )
  })

  it('rejects when no file is small enough', async () => {
    const { encode } = createEncoder(() => 50_000)
    await expect(fitQuality(encode, 40_000)).rejects.toThrow('40000 bytes')
  })
})

describe('coarse alpha', () => {
  it('has few levels, never falls, and keeps the light over a dark page', () => {
    const pixels = [
      [200, 100, 50, 10],
      [200, 100, 50, 130],
      [9, 9, 9, 0],
      [255, 255, 255, 255],
    ] as const
    const data = Uint8ClampedArray.from(pixels.flat())
    const coarse = withCoarseAlpha({ data, width: 4, height: 1 }, 51).data
    for (const [index, [red, , , alpha]] of pixels.entries()) {
      const [coarseRed = NaN, , , coarseAlpha = NaN] = coarse.subarray(4 * index)
      expect(coarseAlpha % 51).toBe(0)
      expect(coarseAlpha).toBeGreaterThanOrEqual(alpha)
      expect(Math.abs((red * alpha) / 255 - (coarseRed * coarseAlpha) / 255)).toBeLessThan(1)
    }
    expect([...coarse.subarray(8, 12)]).toEqual([0, 0, 0, 0])
  })
})

describe('a poster', () => {
  it('has the composition that the scene takes in the same window', () => {
    for (let width = 200; width < 3000; width += 1)
      expect(frameOf(width, 1000)).toBe(compositionOf(width / 1000))
  })

  it('is decoration of low priority, in every frame and format', () => {
    const markup = posterMarkup({ scene: 'about', station: 0 })
    expect(markup).toMatch(/<img[^>]* alt="" decoding="async" fetchpriority="low">/)
    expect([...markup.matchAll(/\/posters\/about-(\w+\.\w+)/g)].map((match) => match[1])).toEqual([
      'tall.avif',
      'tall.webp',
      'tablet.avif',
      'tablet.webp',
      'wide.avif',
      'wide.webp',
    ])
  })
})
