import type { SceneFrame } from '../../motion/sceneFrame.ts'
import { smoothstep } from '../../shared/math.ts'
import { isTall } from '../../motion/layout.ts'
import { entrance } from '../entrance.ts'

/**
 * Floats per obstacle: its middle (x, y), half of its width and of its height, and how far it has risen, 0 to
 * 1. As a field of `Obstacles`, V8 boxes that.
 */
export const OBSTACLE_STRIDE = 5
/** Most boxes of text in a window. */
export const MOST_OBSTACLES = 1024
/** Floats per box of `StageState.textBoxes`. */
const BOX_STRIDE = 4

/**
 * Width of the rim around text, whose slope ends softly there, and height of the field in an obstacle: the
 * lines between it and the free field are the rim.
 */
const WIDE = { reach: 0.42, height: 1.7 } as const
const TALL = { reach: 0.23, height: 1.5 } as const
/**
 * CSS pixels above and below text at which its rim ends at the latest: there is another section's picture.
 */
const MOST_ABOVE = 80
/**
 * Shares of the rise at which obstacles stand and the lines beside text begin to be lit: no bright line
 * crosses text meanwhile.
 */
const [STANDS, LIT_FROM] = [0.7, 0.55]

/** Waves of the rims: how much of their width these take, and angles per length along x and y. */
const RIM_WAVES = { share: 0.6, perX: 7, perY: 4, bend: 3 } as const

/**
 * Points of a row of the field: the first one, and the distance between two along x. Lengths as in
 * `writeSources`.
 */
interface RowPoints {
  x: number
  y: number
  step: number
}

interface FieldRow {
  points: Readonly<RowPoints>
  free: Float32Array
  /** What the waves of the rims add to the nearness of an obstacle at a point. */
  rimWaves: Float32Array
}

/**
 * Writes the free share of the first `count` points of a row: 0 in an obstacle. Obstacles near to each other
 * join smoothly, because the shares that they leave are multiplied.
 */
export function writeFree(
  { points: { x, y, step }, free, rimWaves }: FieldRow,
  { rects, count: rectCount, reach, reachY }: Pick<Obstacles, 'rects' | 'count' | 'reach' | 'reachY'>,
  count: number,
): void {
  free.fill(1, 0, count)
  const perReach = 1 / (reach * reach)
  const perReachY = 1 / (reachY * reachY)
  const angle = RIM_WAVES.perX * x + RIM_WAVES.bend * Math.sin(RIM_WAVES.perY * y)
  const turnSine = Math.sin(RIM_WAVES.perX * step)
  const turnCosine = Math.cos(RIM_WAVES.perX * step)
  let sine = RIM_WAVES.share * Math.sin(angle)
  let cosine = RIM_WAVES.share * Math.cos(angle)
  for (let index = 0; index < count; index += 1) {
    rimWaves[index] = sine
    const turned = sine * turnCosine + cosine * turnSine
    cosine = cosine * turnCosine - sine * turnSine
    sine = turned
  }
  for (let rect = 0; rect < rectCount * OBSTACLE_STRIDE; rect += OBSTACLE_STRIDE) {
    const dy = Math.max(0, Math.abs(y - (rects[rect + 1] ?? 0)) - (rects[rect + 3] ?? 0))
    const risen = rects[rect + 4] ?? 0
    if (dy >= reachY || risen === 0) continue
    const middle = (rects[rect] ?? 0) - x
    const half = rects[rect + 2] ?? 0
    const base = 1 - dy * dy * perReachY
    const behind = Math.min(count, (middle + half + reach) / step + 1)
    for (let index = Math.max(0, Math.ceil((middle - half - reach) / step)); index < behind; index += 1) {
      const dx = Math.max(0, Math.abs(index * step - middle) - half)
      const flat = Math.max(0, base - dx * dx * perReach)
      // In an obstacle and where its rim ends, there are no waves.
      const near = (flat * (1 + (rimWaves[index] ?? 0) * (1 - flat))) ** 2
      free[index] = (free[index] ?? 0) * (1 - risen * near * near)
    }
  }
}

/** Text of the page as obstacles in the field of the contour lines. Lengths as in `writeSources`. */
export type Obstacles = ReturnType<typeof createObstacles>

/** Creates the obstacles of a scene, not yet risen. Its functions allocate nothing. */
export function createObstacles() {
  let boxes: Float32Array = new Float32Array(0)
  let route: string | undefined
  let wasMirrored = false
  // Fractions, so that V8 stores all of them as numbers that it can change without an allocation.
  const rise = { raised: 0.5 }
  rise.raised = 0
  /** What the rectangles were written for. */
  const seen = { scrollY: 0.5, wakeY: 0.5, aspect: 0.5, height: 0.5 }

  const obstacles = {
    /** How far lines beside text are lit, 0 to 1. */
    lit: 0.5,
    rects: new Float32Array(MOST_OBSTACLES * OBSTACLE_STRIDE),
    count: 0,
    reach: WIDE.reach as number,
    /** Width of the rim above and below text. */
    reachY: WIDE.reach as number,
    height: WIDE.height as number,
    /** Whether the rectangles have changed in this frame. */
    changed: false,
    /** Ends the rise. */
    settle() {
      rise.raised = 1
      // Also without a page: a scene that is set to another time draws its lines anew.
      seen.height = NaN
    },
    /** Follows the page of this frame. A scene that leaves keeps its rectangles. */
    follow({ site, step, scroll, height, aspect }: SceneFrame, mirrored: boolean) {
      obstacles.changed = false
      const sinks = site !== null && route !== undefined && route !== site.route
      if (sinks) {
        rise.raised = Math.max(0, rise.raised - step / entrance.sink)
        obstacles.changed = true
      }
      if (site && (!sinks || rise.raised === 0)) {
        const scrollY = Math.min(site.scrollY, site.textEnd)
        const wakeY = Math.min(scroll, site.textEnd)
        obstacles.changed ||= boxes !== site.textBoxes || seen.scrollY !== scrollY || seen.wakeY !== wakeY
        obstacles.changed ||= rise.raised < 1
        boxes = site.textBoxes
        route = site.route
        rise.raised = Math.min(1, rise.raised + step / entrance.rise)
        seen.scrollY = scrollY
        // While the field lags, there is an obstacle where the text was, too.
        seen.wakeY = wakeY
      }
      // The window's size or the direction of the page's text has changed.
      obstacles.changed ||= seen.aspect !== aspect || seen.height !== height || wasMirrored !== mirrored
      wasMirrored = mirrored
      if (!obstacles.changed) return
      obstacles.lit = smoothstep(LIT_FROM, 1, rise.raised)
      writeRects(height, aspect, mirrored)
    },
  }

  obstacles.lit = 0

  /**
   * Writes a rectangle for each box that the window shows, or nearly. It reaches from the text to where the
   * field has it.
   */
  const writeRects = (windowHeight: number, aspect: number, mirrored: boolean) => {
    seen.aspect = aspect
    seen.height = windowHeight
    const { reach, height } = isTall(aspect) ? TALL : WIDE
    const perPixel = 2 / windowHeight
    obstacles.reach = reach
    obstacles.reachY = Math.min(reach, MOST_ABOVE * perPixel)
    obstacles.height = height
    obstacles.count = 0
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
      if (!(right > left && bottom < 1 + obstacles.reachY && top > -1 - obstacles.reachY)) continue
      if (obstacles.count === MOST_OBSTACLES)
        throw new Error(`a window shows more than ${MOST_OBSTACLES} boxes of text`)
      const rect = obstacles.count * OBSTACLE_STRIDE
      obstacles.count += 1
      obstacles.rects[rect] = (left + right) / 2
      obstacles.rects[rect + 1] = (top + bottom) / 2
      obstacles.rects[rect + 2] = (right - left) / 2
      obstacles.rects[rect + 3] = (top - bottom) / 2
      obstacles.rects[rect + 4] = risen
    }
  }
  return obstacles
}
