import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorsOf, progressAt, sceneGapsOf, type KeyframeBox } from '../../src/backdrop/trackKeyframes.ts'
import { sceneGapAt, sceneGapOffset } from '../../src/shared/sceneGaps.ts'

const desktop = { isTall: false, height: 900, page: 6000 }
const phone = { isTall: true, height: 844, page: 9000 }
const at = (boxes: KeyframeBox[], scrollY: number, size = desktop) =>
  progressAt(anchorsOf(boxes, size), scrollY)

const letters = { keyframe: 1, top: 3000, height: 700 }
const closing = { keyframe: 2, top: 5300, height: 700 }

describe('the position between keyframes', () => {
  it.each<[where: string, boxes: KeyframeBox[], scrollY: number, size: typeof desktop, keyframe: number]>([
    ['the top of the page', [letters, closing], 0, desktop, 0],
    ['the middle of its section in the middle of a wide window', [letters, closing], 2900, desktop, 1],
    ['the middle of the next section there', [letters, closing], 5100, desktop, 2],
    ['the end of its section at the end of a tall window', [{ ...letters, height: 1500 }], 3656, phone, 1],
    ['the first window height of a section that is higher', [{ ...letters, height: 2600 }], 3000, desktop, 1],
    ['the end of a page that ends before', [{ ...closing, top: 5600, height: 900 }], 5100, desktop, 2],
    ['the middle of a section after one that the page lacks', [closing], 5100, desktop, 2],
    ['any place of a page without keyframes', [], 1000, desktop, 0],
    ['hero and call in one window', [{ ...letters, top: 500, height: 300 }], 0, { ...desktop, page: 900 }, 0],
  ])('is a keyframe at %s', (_, boxes, scrollY, size, keyframe) => {
    expect(at(boxes, scrollY, size)).toBe(keyframe)
  })

  it('is the keyframe of the scene gap of a tall window while that is in view', () => {
    const list = { keyframe: 1, isSceneGap: true, top: 3000, height: 1500 }
    const panel = { keyframe: 1.5, top: 4500, height: 300 }
    for (const scrollY of [3330, 3656, 4200]) expect(at([list, panel], scrollY, phone)).toBe(1)
    expect(at([list, panel], 4500, phone)).toBe(1.5)
    // In a wide window the scene shows beside the text.
    expect(at([list], 3300)).toBe(1)
  })

  it('stands still at both ends of a span, and is halfway between them', () => {
    expect(at([letters], 2900 * 0.11)).toBe(0)
    expect(at([letters], 2900 * 0.89)).toBe(1)
    expect(at([letters], 1450)).toBeCloseTo(0.5, 9)
  })

  it('passes over a keyframe whose section the page lacks', () => {
    expect(at([closing], 2550)).toBeCloseTo(1, 1)
  })

  it('begins with the keyframe of the page’s top', () => {
    expect(progressAt(anchorsOf([], desktop, 3), 0)).toBe(3)
    expect(progressAt(anchorsOf([{ ...closing, keyframe: 4 }], desktop, 3), 5100)).toBe(4)
  })

  it('ignores numbers that are no keyframes', () => {
    const wrong = [Number.NaN, -1, Infinity].map((keyframe) => ({ ...letters, keyframe }))
    expect(at(wrong, 2900)).toBe(0)
  })

  it('is continuous in the scroll position, and within the keyframes, for any sections', () => {
    const box = fc.record({
      keyframe: fc.integer({ min: 0, max: 10 }),
      isSceneGap: fc.boolean(),
      top: fc.integer({ min: 0, max: 20_000 }),
      height: fc.integer({ min: 1, max: 3000 }),
    })
    const sizes = fc.record({
      isTall: fc.boolean(),
      height: fc.integer({ min: 200, max: 2000 }),
      page: fc.integer({ min: 200, max: 24_000 }),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 10 }), sizes, fc.nat(24_000), (boxes, size, scrollY) => {
        const anchors = anchorsOf(boxes, size)
        for (const [index, { scrollY: y }] of anchors.entries())
          expect(y).toBeGreaterThan(anchors[index - 1]?.scrollY ?? -1)
        const here = progressAt(anchors, scrollY)
        const next = progressAt(anchors, scrollY + 0.001)
        const highest = Math.max(0, ...boxes.map(({ keyframe }) => keyframe))
        expect(here).toBeGreaterThanOrEqual(0)
        expect(here).toBeLessThanOrEqual(highest)
        expect(Math.abs(next - here)).toBeLessThan(0.1)
      }),
    )
  })
})

describe('the scene gaps of a tall window', () => {
  const hero = { keyframe: NaN, isSceneGap: true, top: 0, height: 844 }
  const story = { keyframe: 1, isSceneGap: true, top: 2000, height: 844 }
  const last = { keyframe: 3, isSceneGap: true, isLast: true, top: 5000, height: 844 }
  const sceneGaps = sceneGapsOf([hero, { ...story, isSceneGap: false }, story, last], phone, 4)
  const heightAt = (scrollY: number) => sceneGapOffset(sceneGaps, scrollY, phone.height)

  it('are none in a wide window', () => {
    expect(sceneGapsOf([hero, story], desktop)).toEqual(new Float32Array(0))
  })

  it('have the picture in its place at the page’s top and where one ends at the window’s end', () => {
    for (const scrollY of [0, 2000, 5000]) expect(heightAt(scrollY)).toBeCloseTo(0, 9)
    const further = sceneGapsOf([{ ...story, height: 1000 }], phone, 4)
    for (const scrollY of [0, 1000]) expect(sceneGapOffset(further, scrollY, phone.height)).toBe(0)
    expect([...further]).toEqual([-Infinity, 0, 0, 4, expect.closeTo(1078 + 168.8, 2), 2156, Infinity, 1])
  })

  it('bring the picture in from below, take it along above; the footer lifts the last one', () => {
    expect(heightAt(1900)).toBeCloseTo(-100 / phone.height, 6)
    expect(heightAt(2100)).toBeGreaterThan(0.8 * (100 / phone.height))
    expect(heightAt(2100)).toBeLessThan(100 / phone.height)
    expect(heightAt(4900)).toBeCloseTo(-100 / phone.height, 6)
    for (const scrollY of [5100, 8000]) expect(heightAt(scrollY)).toBe(0)
  })

  it('show the keyframe of the gap, and at the first one that of the page’s top', () => {
    const keyframeOf = (scrollY: number) => sceneGaps[sceneGapAt(sceneGaps, scrollY) + 3]
    expect([0, 2000, 9000].map(keyframeOf)).toEqual([4, 1, 3])
  })

  it('never move the picture further than out of the window, nor without a gap', () => {
    const any = fc.oneof(fc.double(), fc.integer({ min: -2000, max: 20_000 }))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), any, any, (values, scrollY, height) => {
        const some = Float32Array.from(values)
        const lift = sceneGapOffset(some, scrollY, height)
        expect(Math.abs(lift)).toBeLessThan(1)
        if (values.length === 0) expect(lift).toBe(0)
      }),
    )
  })
})
