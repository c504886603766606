import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { clamp } from '../../shared/math.ts'
import { CAMERA, halfHeightAt } from '../composition.ts'
import { bodyProgress } from '../progress.ts'
import type { Progress } from '../StageContext.ts'
import { smootherstep } from '../voyage/leg.ts'
import type { Cast } from './cast.ts'
import { matchNearest, writeScreenPlaces } from './match.ts'
import { hidePose, poseOnTheWay } from './path.ts'

/** Seconds in which bodies pass from the places of one partner to those of the next. */
const PASSING_TIME = 0.7
/** Longest step in seconds, so that a long frame does not make the bodies jump. */
const MAX_STEP = 0.1
/** Bodies start within this share of the radius of the body that they grow out of, not all in its centre. */
const SCATTER = 0.6

const { position: POSITION, scale: SCALE } = poseLayout

/**
 * Re-forms one scene: each body travels between its own place and that of the nearest body of the scene that leaves or
 * enters at the same time. Allocates only when a transition begins or its partner changes.
 */
export interface Reforming {
  /**
   * Returns the poses to draw in this frame: those of `cast` at progress 1. Whatever the progress and its partner do,
   * visible bodies move without a jump.
   */
  apply(cast: Cast, progress: Progress, seconds: number, aspect: number): Float32Array
}

/** Creates the re-forming of a scene that is not drawn yet. */
export function createReforming(): Reforming {
  let drawn = new Float32Array(0)
  let places = new Float32Array(0)
  let matches = new Uint16Array(0)
  let delays = new Float32Array(0)
  /** Where the bodies come from or go to: x, y, z of each in scene units. */
  let away = new Float32Array(0)
  /** Distance from the current partner's places to `away` when that partner came. */
  let gaps = new Float32Array(0)
  /** The poses for which `matches` holds. Null without a partner. */
  let matched: Float32Array | null = null
  /** Seconds since the partner has changed. */
  let passed = PASSING_TIME
  /** 0 hidden, 1 fully entered. Null on the way, or before the first frame. */
  let rest: 0 | 1 | null = null

  const resize = (count: number) => {
    if (drawn.length === count * POSE_STRIDE) return
    drawn = new Float32Array(count * POSE_STRIDE)
    places = new Float32Array(count * 2)
    matches = new Uint16Array(count)
    delays = new Float32Array(count)
    away = new Float32Array(count * 3)
    gaps = new Float32Array(count * 3)
    rest = 0
  }

  /** Writes the places of the matched bodies, as seen through this scene's lens, into `away`. */
  const follow = (cast: Cast, partner: Cast, aspect: number) => {
    const { poses } = cast
    for (let index = 0; index < matches.length; index += 1) {
      const own = index * POSE_STRIDE + POSITION.offset
      const start = (matches[index] ?? 0) * POSE_STRIDE
      const other = start + POSITION.offset
      const z = partner.poses[other + 2] ?? 0
      const half = halfHeightAt(CAMERA.z - z)
      const x = (partner.poses[other] ?? 0) + (partner.shiftX - cast.shiftX) * half * aspect
      const y = (partner.poses[other + 1] ?? 0) + (partner.shiftY - cast.shiftY) * half
      const dx = (poses[own] ?? 0) - x
      const dy = (poses[own + 1] ?? 0) - y
      const reach = SCATTER * (partner.poses[start + SCALE.offset] ?? 0)
      const share = Math.min(1, reach / Math.max(1e-6, Math.hypot(dx, dy)))
      away[index * 3] = x + dx * share
      away[index * 3 + 1] = y + dy * share
      away[index * 3 + 2] = z
    }
  }

  /** The bodies begin to leave or to enter, in the order of their distance from the middle of both pictures. */
  const begin = (cast: Cast, partner: Cast | null, aspect: number) => {
    const leaves = rest === 1
    const focusX = (aspect * (cast.shiftX + (partner ?? cast).shiftX)) / 2
    const focusY = (cast.shiftY + (partner ?? cast).shiftY) / 2
    writeScreenPlaces(places, cast, aspect)
    for (let index = 0; index < delays.length; index += 1) {
      const own = index * POSE_STRIDE + POSITION.offset
      for (let axis = 0; axis < 3; axis += 1) away[index * 3 + axis] = cast.poses[own + axis] ?? 0
      const distance = Math.hypot((places[2 * index] ?? 0) - focusX, (places[2 * index + 1] ?? 0) - focusY)
      const order = clamp(distance / Math.hypot(aspect, 1), 0, 1)
      delays[index] = leaves ? 1 - order : order
    }
    matched = null
    passed = PASSING_TIME
  }

  const join = (cast: Cast, partner: Cast, aspect: number, begins: boolean) => {
    const others = new Float32Array((partner.poses.length / POSE_STRIDE) * 2)
    writeScreenPlaces(places, cast, aspect)
    writeScreenPlaces(others, partner, aspect)
    matchNearest(matches, places, others)
    matched = partner.poses
    if (begins) return
    gaps.set(away)
    follow(cast, partner, aspect)
    for (let at = 0; at < gaps.length; at += 1) gaps[at] = (gaps[at] ?? 0) - (away[at] ?? 0)
    passed = 0
  }

  return {
    apply(cast, { value, partner }, seconds, aspect) {
      const { poses } = cast
      const count = poses.length / POSE_STRIDE
      if (value >= 1) {
        rest = 1
        matched = null
        return poses
      }
      const first = rest === null && drawn.length === 0
      resize(count)
      drawn.set(poses)
      // The first frame shows nothing: drawings sort their parts by its poses, which must be the bodies' own.
      if (value <= 0 || first) {
        rest = 0
        matched = null
        for (let index = 0; index < count; index += 1) hidePose(drawn, index)
        return drawn
      }
      const other = partner && partner.poses.length > 0 ? partner : null
      const begins = rest !== null
      if (begins) begin(cast, other, aspect)
      rest = null
      // Without a partner, the bodies keep the places of the last one.
      if (!other) matched = null
      else {
        if (other.poses !== matched) join(cast, other, aspect, begins)
        passed += clamp(seconds, 0, MAX_STEP) || 0
        follow(cast, other, aspect)
        const left = 1 - smootherstep(passed / PASSING_TIME)
        if (left > 0) for (let at = 0; at < away.length; at += 1) away[at] = (away[at] ?? 0) + (gaps[at] ?? 0) * left
      }
      for (let index = 0; index < count; index += 1)
        poseOnTheWay(drawn, index, away, bodyProgress(value, delays[index] ?? 0))
      return drawn
    },
  }
}
