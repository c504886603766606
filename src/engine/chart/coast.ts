import type { Moment } from '../../motion/moment.ts'
import { smoothstep } from '../../shared/math.ts'
import { isTall } from '../../motion/composition.ts'
import { entrance } from '../entrance.ts'

/**
 * Floats per land: its middle (x, y), half of its width and of its height, and how far it has risen, 0 to 1:
 * as a field of `Coast`, V8 boxes that.
 */
export const LAND_STRIDE = 5
/** Most boxes of text in a window. */
export const MOST_LANDS = 1024
/** Floats per box of `StageState.textBoxes`. */
const BOX_STRIDE = 4

/**
 * Width of the shore around text, whose slope ends softly there, and height of the field on land: the lines
 * between it and the sea are the shore.
 */
const WIDE = { reach: 0.42, height: 1.7 } as const
const TALL = { reach: 0.23, height: 1.5 } as const
/**
 * CSS pixels above and below text at which its shore ends at the latest: there is another section's picture.
 */
const MOST_ABOVE = 80
/**
 * Shares of the rise at which the land stands and the lines beside text begin to be lit: no bright line
 * crosses text meanwhile.
 */
const [STANDS, LIT_FROM] = [0.7, 0.55]

/**
 * Headlands and coves of the shores: how much of their width these take, and angles per length along x and y.
 */
const COVES = { share: 0.6, perX: 7, perY: 4, bend: 3 } as const

/**
 * Points of a row of the field: the first one, and the distance between two along x. Lengths as in
 * `writeSources`.
 */
interface RowPoints {
  x: number
  y: number
  step: number
}

interface SeaRow {
  points: Readonly<RowPoints>
  sea: Float32Array
  /** What the shores' headlands and coves add to the nearness of land at a point. */
  coves: Float32Array
}

/**
 * Writes the share of sea at the first `count` points of a row: 0 on land. Lands near to each other join
 * smoothly, because the shares that they leave are multiplied.
 */
export function writeSea(
  { points: { x, y, step }, sea, coves }: SeaRow,
  { lands, count: landCount, reach, reachY }: Pick<Coast, 'lands' | 'count' | 'reach' | 'reachY'>,
  count: number,
): void {
  sea.fill(1, 0, count)
  const perReach = 1 / (reach * reach)
  const perReachY = 1 / (reachY * reachY)
  const angle = COVES.perX * x + COVES.bend * Math.sin(COVES.perY * y)
  const turnSine = Math.sin(COVES.perX * step)
  const turnCosine = Math.cos(COVES.perX * step)
  let sine = COVES.share * Math.sin(angle)
  let cosine = COVES.share * Math.cos(angle)
  for (let index = 0; index < count; index += 1) {
    coves[index] = sine
    const turned = sine * turnCosine + cosine * turnSine
    cosine = cosine * turnCosine - sine * turnSine
    sine = turned
  }
  for (let land = 0; land < landCount * LAND_STRIDE; land += LAND_STRIDE) {
    const dy = Math.max(0, Math.abs(y - (lands[land + 1] ?? 0)) - (lands[land + 3] ?? 0))
    const risen = lands[land + 4] ?? 0
    if (dy >= reachY || risen === 0) continue
    const middle = (lands[land] ?? 0) - x
    const half = lands[land + 2] ?? 0
    const base = 1 - dy * dy * perReachY
    const behind = Math.min(count, (middle + half + reach) / step + 1)
    for (let index = Math.max(0, Math.ceil((middle - half - reach) / step)); index < behind; index += 1) {
      const dx = Math.max(0, Math.abs(index * step - middle) - half)
      const flat = Math.max(0, base - dx * dx * perReach)
      // On land and where the shore ends, there are no coves.
      const near = (flat * (1 + (coves[index] ?? 0) * (1 - flat))) ** 2
      sea[index] = (sea[index] ?? 0) * (1 - risen * near * near)
    }
  }
}

/** Text of the page as land in the field of the contour lines. Lengths as in `writeSources`. */
export type Coast = ReturnType<typeof createCoast>

/** Creates the land of a scene, sunk. Its functions allocate nothing. */
export function createCoast() {
  let boxes: Float32Array = new Float32Array(0)
  let route: string | undefined
  let wasMirrored = false
  // Fractions, so that V8 stores all of them as numbers that it can change without an allocation.
  const rise = { raised: 0.5 }
  rise.raised = 0
  /** What the lands were written for. */
  const seen = { scrollY: 0.5, wakeY: 0.5, aspect: 0.5, height: 0.5 }

  const coast = {
    /** How far lines beside text are lit, 0 to 1. */
    lit: 0.5,
    lands: new Float32Array(MOST_LANDS * LAND_STRIDE),
    count: 0,
    reach: WIDE.reach as number,
    /** Width of the shore above and below text. */
    reachY: WIDE.reach as number,
    height: WIDE.height as number,
    /** Whether the lands have changed in this frame. */
    changed: false,
    /** Ends the rise. */
    settle() {
      rise.raised = 1
      seen.wakeY = NaN
    },
    /** Follows the page of this frame. A scene that leaves keeps its lands. */
    follow({ site, step, scroll, height, aspect }: Moment, mirrored: boolean) {
      coast.changed = false
      const sinks = site !== null && route !== undefined && route !== site.route
      if (sinks) {
        rise.raised = Math.max(0, rise.raised - step / entrance.sink)
        coast.changed = true
      }
      if (site && (!sinks || rise.raised === 0)) {
        const scrollY = Math.min(site.scrollY, site.textEnd)
        const wakeY = Math.min(scroll, site.textEnd)
        coast.changed ||= boxes !== site.textBoxes || seen.scrollY !== scrollY || seen.wakeY !== wakeY
        coast.changed ||= rise.raised < 1
        boxes = site.textBoxes
        route = site.route
        rise.raised = Math.min(1, rise.raised + step / entrance.rise)
        seen.scrollY = scrollY
        // While the sea lags, there is land where the text was, too.
        seen.wakeY = wakeY
      }
      // The window's size or the direction of the page's text has changed.
      coast.changed ||= seen.aspect !== aspect || seen.height !== height || wasMirrored !== mirrored
      wasMirrored = mirrored
      if (!coast.changed) return
      coast.lit = smoothstep(LIT_FROM, 1, rise.raised)
      writeLands(height, aspect, mirrored)
    },
  }

  coast.lit = 0

  /**
   * Writes a land for each box that the window shows, or nearly. It reaches from the text to where the sea
   * has it.
   */
  const writeLands = (windowHeight: number, aspect: number, mirrored: boolean) => {
    seen.aspect = aspect
    seen.height = windowHeight
    const { reach, height } = isTall(aspect) ? TALL : WIDE
    const perPixel = 2 / windowHeight
    coast.reach = reach
    coast.reachY = Math.min(reach, MOST_ABOVE * perPixel)
    coast.height = height
    coast.count = 0
    const risen = smoothstep(0, STANDS, rise.raised)
    const highest = Math.max(seen.scrollY, seen.wakeY)
    const lowest = Math.min(seen.scrollY, seen.wakeY)
    for (let box = 0; box + BOX_STRIDE <= boxes.length; box += BOX_STRIDE) {
      const start = perPixel * (boxes[box] ?? 0) - aspect
      const width = perPixel * (boxes[box + 2] ?? 0)
      const left = mirrored ? -start - width : start
      const right = left + width
      const top = 1 - perPixel * ((boxes[box + 1] ?? 0) - highest)
      const bottom = 1 - perPixel * ((boxes[box + 1] ?? 0) + (boxes[box + 3] ?? 0) - lowest)
      // False for NaN, too.
      if (!(right > left && bottom < 1 + coast.reachY && top > -1 - coast.reachY)) continue
      if (coast.count === MOST_LANDS) throw new Error(`a window shows more than ${MOST_LANDS} boxes of text`)
      const land = coast.count * LAND_STRIDE
      coast.count += 1
      coast.lands[land] = (left + right) / 2
      coast.lands[land + 1] = (top + bottom) / 2
      coast.lands[land + 2] = (right - left) / 2
      coast.lands[land + 3] = (top - bottom) / 2
      coast.lands[land + 4] = risen
    }
  }
  return coast
}
