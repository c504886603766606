import type { Moment } from '../../motion/useSceneFrame.ts'
import { clamp, damp } from '../../shared/math.ts'
import { isTall } from './composition.ts'

/** Floats per land: its middle (x, y), half of its width and of its height, and how far it has risen, 0 to 1. */
export const LAND_STRIDE = 5
/** Most lands in a window. Text beyond them widens the last one. */
export const MOST_LANDS = 64
/** Floats per box of `SiteState.textBoxes`. */
const BOX_STRIDE = 4

/** Width of the shore around text, and height of the field on land: the lines between it and the water are the shore. */
const WIDE = { reach: 0.36, height: 1.7 } as const
const TALL = { reach: 0.2, height: 1.5 } as const
/** Rate at which the water follows text that scrolls, see `damp`. While it lags, there is land where the text was, too. */
const WAKE_RATE = 4.5
/** CSS pixels within which the water has followed. */
const FOLLOWED = 0.25
/** Heights of the window: the water follows a longer way at once. */
const MOST_WAKE = 3
/** Seconds in which land sinks when the page changes. */
const SINK_TIME = 0.24
/** The land rises in a ring: its speed a second, and the width in which a land rises. */
const RISE_SPEED = 1.05
export const RISE_WIDTH = 0.75
/** How much later than the land the lines beside text are lit, as a distance: no bright line crosses text while its land rises. */
export const LATER = 0.6
/** Distance from the start of the rise within which all of a window is. */
export const EVERYWHERE = 7

const NONE = new Float32Array(0)

/** Text of the page as land in the field of the contour lines. Lengths as in `writeSources`. */
export type Coast = ReturnType<typeof createCoast>

/** Creates the land of a scene, sunk. Its functions allocate nothing. */
export function createCoast() {
  let boxes: Float32Array | undefined
  let route: string | undefined
  // Fractions, so that V8 stores all of them as numbers that it can change without an allocation.
  const at = {
    scrollY: 0.5,
    wakeY: NaN,
    x: 0.5,
    y: 0.5,
    front: -0.5,
    speed: 0.5,
    raised: 0.5,
    aspect: 0.5,
    window: 0.5,
  }
  at.raised = 1

  const coast = {
    /** State of the rise (x, y, front, raised), and the scroll position and window that the lands were written for. */
    rise: at,
    lands: new Float32Array(MOST_LANDS * LAND_STRIDE),
    count: 0,
    reach: WIDE.reach as number,
    height: WIDE.height as number,
    /** Whether the lands have changed in this frame. */
    changed: false,
    /** Begins the rise at a point. */
    start(x: number, y: number, speed: number) {
      at.x = x
      at.y = y
      at.front = 0
      at.speed = speed * RISE_SPEED
    },
    /** Ends the rise, and what follows the page. */
    settle() {
      at.front = EVERYWHERE
      at.wakeY = NaN
    },
    /** Share of land at a place on the screen, in NDC, and within `reach` of it: 1 behind text. */
    landAt({ u, v }: Readonly<{ u: number; v: number }>, reach: number) {
      let water = 1
      for (let land = 0; land < coast.count * LAND_STRIDE; land += LAND_STRIDE) {
        const dx = Math.max(
          0,
          Math.abs(u * at.aspect - (coast.lands[land] ?? 0)) - (coast.lands[land + 2] ?? 0),
        )
        const dy = Math.max(0, Math.abs(v - (coast.lands[land + 1] ?? 0)) - (coast.lands[land + 3] ?? 0))
        const near = Math.max(0, 1 - (dx * dx + dy * dy) / (reach * reach))
        water *= 1 - (coast.lands[land + 4] ?? 0) * near * near * near
      }
      return 1 - water
    },
    /** Follows the page of this frame. A scene that leaves keeps its lands, which sink. */
    follow({ site, step, jumps, height, aspect }: Moment, mirrored: boolean) {
      const sinks = route !== undefined && route !== site?.route
      coast.changed = sinks || (at.front >= 0 && at.front < EVERYWHERE)
      if (at.front >= 0) at.front = Math.min(EVERYWHERE, at.front + at.speed * step)
      if (sinks) at.raised = Math.max(0, at.raised - step / SINK_TIME)
      if (site && (!sinks || at.raised === 0)) {
        if (sinks) {
          at.front = 0
          // The next page's text was nowhere before.
          at.wakeY = NaN
        }
        const scrollY = Math.min(site.scrollY, site.textEnd)
        coast.changed ||= boxes !== site.textBoxes || at.scrollY !== scrollY || at.wakeY !== scrollY
        boxes = site.textBoxes
        route = site.route
        at.raised = 1
        at.scrollY = scrollY
        const way = Math.abs(at.scrollY - at.wakeY)
        at.wakeY = damp(at.wakeY, at.scrollY, WAKE_RATE, step)
        // Also for NaN.
        if (jumps || way < FOLLOWED || !(way < MOST_WAKE * height)) at.wakeY = at.scrollY
      }
      // The window's size has changed.
      coast.changed ||= at.aspect !== aspect || at.window !== height
      if (coast.changed) writeLands(height, aspect, mirrored)
    },
  }

  /** Writes a land for each box that the window shows, or nearly. It reaches from the text to where the water has it. */
  const writeLands = (windowHeight: number, aspect: number, mirrored: boolean) => {
    const page = boxes ?? NONE
    at.aspect = aspect
    at.window = windowHeight
    const { reach, height } = isTall(aspect) ? TALL : WIDE
    coast.reach = reach
    coast.height = height
    coast.count = 0
    const perPixel = 2 / windowHeight
    const highest = Math.max(at.scrollY, at.wakeY)
    const lowest = Math.min(at.scrollY, at.wakeY)
    for (let box = 0; box + BOX_STRIDE <= page.length; box += BOX_STRIDE) {
      const start = perPixel * (page[box] ?? 0) - aspect
      const width = perPixel * (page[box + 2] ?? 0)
      let left = mirrored ? -start - width : start
      let right = left + width
      let top = 1 - perPixel * ((page[box + 1] ?? 0) - highest)
      let bottom = 1 - perPixel * ((page[box + 1] ?? 0) + (page[box + 3] ?? 0) - lowest)
      // False for NaN, too.
      if (!(right > left && bottom < 1 + reach && top > -1 - reach)) continue
      const land = Math.min(coast.count, MOST_LANDS - 1) * LAND_STRIDE
      if (coast.count < MOST_LANDS) coast.count += 1
      else {
        const x = coast.lands[land] ?? 0
        const y = coast.lands[land + 1] ?? 0
        left = Math.min(left, x - (coast.lands[land + 2] ?? 0))
        right = Math.max(right, x + (coast.lands[land + 2] ?? 0))
        top = Math.max(top, y + (coast.lands[land + 3] ?? 0))
        bottom = Math.min(bottom, y - (coast.lands[land + 3] ?? 0))
      }
      coast.lands[land] = (left + right) / 2
      coast.lands[land + 1] = (top + bottom) / 2
      coast.lands[land + 2] = (right - left) / 2
      coast.lands[land + 3] = (top - bottom) / 2
      const dx = Math.max(0, left - at.x, at.x - right)
      const dy = Math.max(0, bottom - at.y, at.y - top)
      // In a very wide window some land is farther away.
      const risen =
        at.front >= EVERYWHERE ? 1 : clamp((at.front - Math.sqrt(dx * dx + dy * dy)) / RISE_WIDTH, 0, 1)
      coast.lands[land + 4] = at.raised * risen * risen * (3 - 2 * risen)
    }
  }
  return coast
}
