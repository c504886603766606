import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import { stepOf, transitionProgress, smootherstep } from '../../motion/easing.ts'
import type { Progress, SceneSnapshot } from '../StageContext.ts'
import { sourcesOf } from '../chart/field.ts'
import { matchNearest, writeOrigins, writeDelays } from './matching.ts'
import { poseOnTheWay } from './path.ts'

/** Seconds in which bodies pass from the places of one partner to those of the next. */
const PASSING_TIME = 0.7

/**
 * Creates the re-forming of a scene that is not drawn yet: each body travels between its own place and that
 * of the nearest body of the scene that leaves or enters at the same time, its partner. Allocates only when a
 * transition begins or its partner changes.
 */
export function createReforming() {
  /** Copy of the poses that `apply` changes and returns. */
  let drawn = new Float32Array(0)
  /** Where the bodies stand on the screen. Computed when a transition begins or its partner changes. */
  let places: Float32Array = new Float32Array(0)
  let matches = new Uint16Array(0)
  let delays = new Float32Array(0)
  /** Where the bodies come from or go to: x, y and z of each in scene units. */
  let away = new Float32Array(0)
  /**
   * Difference in scene units between `away` before and after a change of partner. It is added to `away` and
   * shrinks to 0, so that no body jumps.
   */
  let gaps = new Float32Array(0)
  /** The poses to which `matches` refers. Null without a partner. */
  let matched: Float32Array | null = null
  /** Seconds since the partner has changed. */
  let passed = PASSING_TIME
  /** 1 fully entered, 0 hidden, null on the way. */
  let settled: 0 | 1 | null = 0
  let placed = false

  const resize = (count: number) => {
    if (delays.length === count) return
    drawn = new Float32Array(count * POSE_STRIDE)
    matches = new Uint16Array(count)
    delays = new Float32Array(count)
    away = new Float32Array(count * 3)
    gaps = new Float32Array(count * 3)
    settled ??= 0
  }

  /**
   * Begins a transition in which the bodies grow and shrink at their own places. With a partner, `follow`
   * then overwrites `away`.
   */
  const begin = ({ poses }: SceneSnapshot, aspect: number) => {
    writeDelays(delays, places, settled === 1, aspect)
    for (let index = 0; index < delays.length; index += 1) {
      const own = index * POSE_STRIDE + poseFields.position
      away.set(poses.subarray(own, own + 3), index * 3)
    }
    matched = null
    gaps.fill(0)
    passed = PASSING_TIME
  }

  const join = (snapshot: SceneSnapshot, partner: SceneSnapshot, aspect: number, begins: boolean) => {
    matchNearest(matches, places, sourcesOf(partner, aspect))
    matched = partner.poses
    if (begins) return
    gaps.set(away)
    writeOrigins(away, snapshot, partner, matches, aspect)
    for (let at = 0; at < gaps.length; at += 1) gaps[at] = (gaps[at] ?? 0) - (away[at] ?? 0)
    passed = 0
  }

  const follow = (snapshot: SceneSnapshot, partner: SceneSnapshot, seconds: number, aspect: number) => {
    writeOrigins(away, snapshot, partner, matches, aspect)
    passed += stepOf(seconds)
    if (passed >= PASSING_TIME) return
    const left = 1 - smootherstep(passed / PASSING_TIME)
    for (let at = 0; at < away.length; at += 1) away[at] = (away[at] ?? 0) + (gaps[at] ?? 0) * left
  }

  return {
    /**
     * Returns the poses to draw in this frame: those of `snapshot` at progress 1. Visible bodies never jump,
     * in whatever order progress and partner change. `seconds` have passed since the last frame. `aspect` is
     * width / height of the window.
     */
    apply(snapshot: SceneSnapshot, { value, partner }: Progress, seconds: number, aspect: number) {
      const { poses } = snapshot
      const count = poses.length / POSE_STRIDE
      const first = !placed
      placed = true
      if (value >= 1) {
        settled = 1
        matched = null
        return poses
      }
      resize(count)
      drawn.set(poses)
      // A first frame on the way shows nothing: some drawings sort their parts only once, by the bodies' own
      // places.
      if (value <= 0 || first) {
        settled = 0
        matched = null
        for (let at = poseFields.progress; at < drawn.length; at += POSE_STRIDE) drawn[at] = 0
        return drawn
      }
      const other = partner && partner.poses.length > 0 ? partner : null
      const begins = settled !== null
      const joins = other !== null && (begins || other.poses !== matched)
      if (begins || joins) places = sourcesOf(snapshot, aspect)
      if (begins) begin(snapshot, aspect)
      if (joins) join(snapshot, other, aspect, begins)
      settled = null
      // Without a partner, the bodies keep the places of the last one.
      if (other) follow(snapshot, other, seconds, aspect)
      else matched = null
      for (let index = 0; index < count; index += 1)
        poseOnTheWay(drawn, index, away, transitionProgress(value, delays[index] ?? 0))
      return drawn
    },
  }
}
