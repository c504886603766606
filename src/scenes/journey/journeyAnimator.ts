import { clamp, damp } from '../../shared/math.ts'
import type { SiteState } from '../../store/site.ts'
import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { smootherstep, stepOf } from '../easing.ts'
import { createMoment, nearnessOf, type Journey } from './journey.ts'

/** Rate at which a scene follows the reading, per second, see `damp`. */
const RATE = 4
/** Seconds that a cue takes from 0 to 1. */
const CUE_TIME = 1.6

const isOff = (level: number) => level === 0

/** Creates what moves the moment of one scene from station 0 to what the page asks for. It allocates nothing in a frame. */
export function createJourneyAnimator() {
  let journey: Journey | undefined
  let targets = new Float32Array(0)
  let placed = false
  let cardAt = 0
  const moment = createMoment()
  // `|| 0` turns NaN into 0.
  const within = (s: number) => clamp(s || 0, 0, journey?.last ?? 0)
  return {
    moment,
    /** Middle of the open card, in CSS pixels from the top of the page. It moves from card to card. */
    get cardAt() {
      return cardAt
    },
    /** Sets the journey of the scene's current layout. The moment stays. Without a journey all poses stay as they are. */
    setJourney(next: Journey | undefined) {
      journey = next
      const count = journey?.cues?.count ?? 0
      if (count === targets.length) return
      targets = new Float32Array(count)
      moment.levels = new Float32Array(count)
    },
    /**
     * Moves towards `state` for a step of `seconds`. NaN and negative steps count as 0. The first call, and each one while
     * the scene is `hidden`, takes station and cues at once: a scene appears where the visitor already is.
     */
    follow(state: SiteState, seconds: number, hidden: boolean) {
      journey?.cues?.read(state, targets)
      const isFirst = hidden || !placed
      // A card that opens while all are closed has its instrument at once.
      const isClosed = moment.levels.every(isOff)
      if (isFirst || isClosed) cardAt = state.openServiceAt
      if (isFirst) {
        placed = true
        moment.s = within(state.station)
        moment.levels.set(targets)
        return
      }
      const step = stepOf(seconds)
      moment.s = damp(moment.s, within(state.station), RATE, step)
      cardAt = damp(cardAt, state.openServiceAt, RATE, step)
      const most = step / CUE_TIME
      for (let index = 0; index < targets.length; index += 1) {
        const level = moment.levels[index] ?? 0
        moment.levels[index] = level + clamp((targets[index] ?? 0) - level, -most, most)
      }
    },
    seek(s: number) {
      placed = true
      moment.s = within(s)
    },
    /** Poses the bodies for the moment at `t` seconds. */
    pose(poses: Float32Array, t: number) {
      moment.t = t
      journey?.apply(poses, moment)
      if (!journey?.warm) return
      const { body, station, cue = -1 } = journey.warm
      const level = smootherstep(moment.levels[cue] ?? 0)
      poses[body * POSE_STRIDE + poseLayout.warmth.offset] = Math.max(nearnessOf(station, moment.s), level)
    },
  }
}
