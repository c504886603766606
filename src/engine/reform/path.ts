import { Quaternion } from 'three'
import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import { smoothstep } from '../../shared/math.ts'
import { CAMERA } from '../../motion/composition.ts'
import { turnAboutY } from '../../motion/turning.ts'

/** Scene units by which a body rises, and comes towards the eye, halfway between two places. */
const ARC = { up: 1.6, near: 2 } as const
/** Least depth of a body on its way, scene units. A nearer one would cover the window. */
const NEAREST = 6
/** Size of a body near the other scene's place, as a fraction of its own. */
const SMALLEST = 0.12
/** Radians by which a body turns on its way. */
const SPIN = 1.6
/**
 * Progress at which a body has its size and its light. It grows from nothing: a dark body would hide those
 * behind it.
 */
const APPEARED = { size: 0.1, light: 0.12 } as const

/** Reused by all bodies. */
const body = { quaternion: new Quaternion() }

const depthAt = (z: number) => Math.max(1, CAMERA.z - z)

/**
 * Moves the pose of the body `index` from its own place (progress 1) towards the place (x, y, z) at `away`
 * (progress 0), where it is small and invisible. The place on the screen is mixed, and the logarithm of the
 * depth: far bodies would otherwise cross the window at the start of a way from a near place.
 */
export function poseOnTheWay(poses: Float32Array, index: number, away: Float32Array, progress: number): void {
  if (progress >= 1) return
  const start = index * POSE_STRIDE
  const at = start + poseFields.position
  const from = index * 3
  const left = 1 - progress
  const arc = 4 * progress * left
  const ownDepth = depthAt(poses[at + 2] ?? 0)
  const awayDepth = depthAt(away[from + 2] ?? 0)
  const way = awayDepth * (ownDepth / awayDepth) ** progress
  const depth = Math.max(way - ARC.near * arc, Math.min(way, NEAREST))
  const ownShare = (progress * depth) / ownDepth
  const awayShare = (left * depth) / awayDepth
  poses[at] = (poses[at] ?? 0) * ownShare + (away[from] ?? 0) * awayShare
  poses[at + 1] = (poses[at + 1] ?? 0) * ownShare + (away[from + 1] ?? 0) * awayShare + ARC.up * arc
  poses[at + 2] = CAMERA.z - depth
  const size = (SMALLEST + (1 - SMALLEST) * progress) * smoothstep(0, APPEARED.size, progress)
  poses[start + poseFields.scale] = (poses[start + poseFields.scale] ?? 0) * size
  poses[start + poseFields.progress] = smoothstep(0, APPEARED.light, progress)
  body.quaternion.fromArray(poses, start + poseFields.rotation)
  turnAboutY(body, SPIN * left)
  body.quaternion.toArray(poses, start + poseFields.rotation)
}
