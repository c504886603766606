import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SceneFrame } from '../../src/motion/sceneFrame.ts'
import { createObstacles, MOST_OBSTACLES } from '../../src/engine/chart/obstacles.ts'
import { FREE } from '../../src/engine/chart/curves.ts'
import { COLUMNS, createField, ROWS, writeField } from '../../src/engine/chart/field.ts'
import { createSceneClock } from '../../src/motion/sceneClock.ts'
import { createSiteStore, type SiteState } from '../../src/store/site.ts'

const WINDOW = { width: 1440, height: 900 }
const ASPECT = WINDOW.width / WINDOW.height
/** A headline of two lines, a paragraph and a button. */
const TEXT = [80, 200, 620, 80, 80, 290, 410, 80, 80, 420, 640, 96, 80, 560, 150, 48]
const BODIES = Float32Array.of(0.7, 0.1, 0.5, 1.4, -0.4, -0.5, 0.1, 0.5)

type Site = Partial<Omit<SiteState, 'textBoxes'>> & { text?: readonly number[] }

/** Obstacles whose page can be changed, and the field around it in a window. */
function chart({ text = TEXT, ...site }: Site = {}) {
  const obstacles = createObstacles()
  const store = createSiteStore({ ...site, textBoxes: Float32Array.from(text) })
  const clock = createSceneClock('default', 0, 0)
  clock.setWindow(WINDOW.width, WINDOW.height, 0)
  const frame = (step: number, sceneFrame: Partial<SceneFrame> = {}, mirrored = false) => {
    clock.advance(step, store.getState(), false)
    obstacles.follow({ ...clock.sceneFrame, ...sceneFrame }, mirrored)
  }
  /** Height and free share of each point of the field. */
  const points = () => {
    const field = createField()
    writeField(field, BODIES, obstacles, { aspect: ASPECT, t: 0, density: 7.5 })
    return Array.from({ length: COLUMNS * ROWS }, (_, at) => [...field.data.subarray(2 * at, 2 * at + 2)])
  }
  const advance = (seconds: number) => {
    for (let time = 0; time < seconds; time += 0.05) frame(0.05)
  }
  return { obstacles, store, frame, advance, points }
}

function risen(site?: Site) {
  const drawn = chart(site)
  drawn.obstacles.settle()
  drawn.frame(0)
  return drawn
}

/** The points within a box of text at a scroll position where lines would be drawn. */
function linesBehind(text: readonly number[], points: readonly (readonly number[])[], scrollY = 0) {
  return points.filter(([, free = 0], at) => {
    const x = ((at % COLUMNS) / (COLUMNS - 1)) * WINDOW.width
    const y = (Math.floor(at / COLUMNS) / (ROWS - 1)) * WINDOW.height + scrollY
    return text.some((left, box) => {
      const [top = 0, width = 0, height = 0] = text.slice(box + 1, box + 4)
      const isBehind = box % 4 === 0 && x > left && x < left + width && y > top && y < top + height
      return isBehind && free > FREE.least
    })
  })
}

describe('the obstacle of a text', () => {
  const length = fc.double({ min: 2, max: 2000, noNaN: true })
  const box = fc.tuple(fc.double({ min: -200, max: 1700, noNaN: true }), length, length, length)

  it('has no line in it, whatever the text, and lines beside it', () => {
    expect(
      risen()
        .points()
        .filter(([, free = 0]) => free > FREE.least).length,
    ).toBeGreaterThan(500)
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), fc.integer({ min: 0, max: 900 }), (boxes, scrollY) => {
        const text = boxes.flat()
        expect(linesBehind(text, risen({ text, scrollY }).points(), scrollY)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('ends 80 px above and below its text', () => {
    expect(risen().obstacles.reachY).toBeCloseTo((2 * 80) / WINDOW.height)
  })

  it('leaves a thousand texts free, and ignores what is no box', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [
      60 + 60 * (at % 22),
      100 + 20 * Math.floor(at / 22),
      20,
      8,
    ]).flat()
    const drawn = risen({ text: many })
    expect(linesBehind(many, drawn.points())).toEqual([])
    const calm = risen({ text: [] }).points()
    for (const bad of [
      [NaN, 200, 620, 80],
      [80, 200, NaN, 80],
      [80, 200, 0, 80],
      [80, 200, 620],
    ])
      expect(risen({ text: bad }).points()).toEqual(calm)
  })

  it('stands around text that appears while the page stands still', () => {
    const { store, frame, points } = risen()
    const opened = [...TEXT, 900, 300, 300, 200]
    store.setState({ textBoxes: Float32Array.from(opened) })
    frame(1 / 60)
    expect(linesBehind(opened, points())).toEqual([])
  })

  it('says that a window has too many texts', () => {
    const many = Array.from({ length: MOST_OBSTACLES + 1 }, () => TEXT.slice(0, 4)).flat()
    expect(() => risen({ text: many })).toThrow(`a window shows more than ${MOST_OBSTACLES} boxes of text`)
  })

  it('goes with text that is scrolled, ahead and behind, and closes behind it', () => {
    const { store, frame, points, advance } = risen()
    const still = points()
    for (const scrollY of [40, 90, 150, 60]) {
      store.setState({ scrollY })
      frame(1 / 60)
      expect(linesBehind(TEXT, points(), scrollY)).toEqual([])
      expect(linesBehind(TEXT, points(), scrollY - 20)).toEqual([])
    }
    store.setState({ scrollY: 0 })
    advance(4)
    expect(points()).toEqual(still)
  })

  it('sinks when the page changes, and rises around the words of the next one', () => {
    const { store, frame, advance, points } = risen()
    const next = [700, 100, 500, 60]
    store.setState({ route: 'terms', textBoxes: Float32Array.from(next) })
    frame(0.05)
    expect(points()).not.toEqual(risen({ text: next }).points())
    advance(0.25)
    expect(linesBehind(TEXT, points()).length).toBeGreaterThan(0)
    advance(5)
    expect(linesBehind(next, points())).toEqual([])
    // A scene that leaves has no page, and fades with its obstacles.
    for (let time = 0; time < 0.3; time += 0.05) frame(0.05, { site: null })
    expect(linesBehind(next, points())).toEqual([])
  })
})
