import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../src/motion/moment.ts'
import { createCoast } from '../../src/engine/chart/coast.ts'
import { createLines, LINE_STRIDE, writeContours } from '../../src/engine/chart/contours.ts'
import { writeFigures } from '../../src/engine/chart/figures.ts'
import { createSceneClock } from '../../src/motion/sceneClock.ts'
import { createSiteStore, type SiteState } from '../../src/store/site.ts'

const WINDOW = { width: 1440, height: 900 }
const ASPECT = WINDOW.width / WINDOW.height
/** A headline of two lines, a paragraph and a button. */
const TEXT = [80, 200, 620, 80, 80, 290, 410, 80, 80, 420, 640, 96, 80, 560, 150, 48]
const BODIES = Float32Array.of(0.7, 0.1, 0.5, 1.4, 0.275, -0.4, -0.5, 0.1, 0.5, 0.055)

type Site = Partial<Omit<SiteState, 'textBoxes'>> & { text?: readonly number[] }

/** A coast whose page can be changed, and the lines and figures around it in a window. */
function chart({ text = TEXT, ...site }: Site = {}) {
  const coast = createCoast()
  const store = createSiteStore({ ...site, textBoxes: Float32Array.from(text) })
  const clock = createSceneClock('default', 0, 0)
  clock.setWindow(WINDOW.width, WINDOW.height, 0)
  const frame = (step: number, moment: Partial<Moment> = {}, mirrored = false) => {
    clock.advance(step, store.getState(), false)
    coast.follow({ ...clock.moment, ...moment }, mirrored)
  }
  const lines = () => {
    const out = createLines()
    writeContours(out, BODIES, coast, { aspect: ASPECT, t: 0, density: 7.5, height: WINDOW.height })
    const view = {
      aspect: ASPECT,
      density: 7.5,
      height: WINDOW.height,
      size: 0.03,
      every: 1,
      left: 0.1,
      top: 0.8,
      mirrored: false,
    }
    writeFigures(out, coast, view)
    return Array.from({ length: out.count }, (_, at) => [
      ...out.data.subarray(at * LINE_STRIDE, (at + 1) * LINE_STRIDE),
    ])
  }
  const advance = (seconds: number) => {
    for (let time = 0; time < seconds; time += 0.05) frame(0.05)
  }
  return { coast, store, frame, advance, lines }
}

function risen(site?: Site) {
  const drawn = chart(site)
  drawn.coast.settle()
  drawn.frame(0)
  return drawn
}

/** The lines with an end within a box of text, at a scroll position. */
function linesBehind(text: readonly number[], lines: readonly (readonly number[])[], scrollY = 0) {
  const inPixels = (x = 0, y = 0) => [((x + 1) / 2) * WINDOW.width, ((1 - y) / 2) * WINDOW.height + scrollY]
  return lines.filter(([x0, y0, x1, y1]) =>
    [inPixels(x0, y0), inPixels(x1, y1)].some(([x = 0, y = 0]) =>
      text.some((left, at) => {
        const [top = 0, width = 0, height = 0] = text.slice(at + 1, at + 4)
        return at % 4 === 0 && x > left && x < left + width && y > top && y < top + height
      }),
    ),
  )
}

describe('the coast of a text', () => {
  const length = fc.double({ min: 2, max: 2000, noNaN: true })
  const box = fc.tuple(fc.double({ min: -200, max: 1700, noNaN: true }), length, length, length)

  it('has no line and no figure in it, whatever the text, and lines beside it', () => {
    expect(risen().lines().length).toBeGreaterThan(500)
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), fc.integer({ min: 0, max: 900 }), (boxes, scrollY) => {
        const text = boxes.flat()
        expect(linesBehind(text, risen({ text, scrollY }).lines(), scrollY)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('ends 80 px above and below its text', () => {
    const { coast } = risen({ text: [400, 400, 620, 80] })
    const landAt = (y: number) => coast.landAt({ u: 0, v: 1 - (2 * y) / WINDOW.height })
    expect([318, 562].map(landAt)).toEqual([0, 0])
    expect([322, 440, 558].map(landAt).every((land) => land > 0)).toBe(true)
  })

  it('goes with text that is scrolled, ahead and behind, and closes behind it', () => {
    const { store, frame, lines, advance } = risen()
    const still = lines()
    for (const scrollY of [40, 90, 150, 60]) {
      store.setState({ scrollY })
      frame(1 / 60)
      expect(linesBehind(TEXT, lines(), scrollY)).toEqual([])
      expect(linesBehind(TEXT, lines(), scrollY - 20)).toEqual([])
    }
    store.setState({ scrollY: 0 })
    advance(4)
    expect(lines()).toEqual(still)
  })

  it('sinks when the page changes, and rises around the words of the next one', () => {
    const { store, frame, advance, lines } = risen()
    const next = [700, 100, 500, 60]
    store.setState({ route: 'terms', textBoxes: Float32Array.from(next) })
    frame(0.05)
    expect(lines()).not.toEqual(risen({ text: next }).lines())
    advance(0.25)
    expect(linesBehind(TEXT, lines()).length).toBeGreaterThan(0)
    advance(5)
    expect(linesBehind(next, lines())).toEqual([])
    // A scene that leaves has no page, and fades with its lands.
    for (let time = 0; time < 0.3; time += 0.05) frame(0.05, { site: null })
    expect(linesBehind(next, lines())).toEqual([])
  })
})
