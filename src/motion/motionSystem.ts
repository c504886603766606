import type { Object3D } from 'three'
import { clamp } from '../shared/math.ts'
import type { Floating } from './floating.ts'
import type { Orbital } from './orbital.ts'
import type { Wave } from './wave.ts'

export type Motion = Floating | Orbital | Wave

/** Poses a body at `t` seconds. A number that it returns is kept beside the pose (the level of a wave). */
export type Apply<M extends Motion> = (body: Object3D, motion: M, t: number) => number | void

/** Longest step that a frame may take, in seconds: a tab that was hidden goes on where it stopped. */
export const MAX_STEP = 1 / 20

/** Floats kept per body: position and scale, quaternion, then progress, wave level and two spare ones. */
export const POSE_STRIDE = 12

interface Member {
  body: Object3D
  pose: (t: number) => number | void
}

export interface MotionSystemOptions {
  /** Seconds. */
  startTime?: number
  /** How present each body is: 0 gone, 1 there. Called per index, at every frame. */
  progress?: (index: number) => number
  /** Scene units that a body which is gone lies below its place. */
  depth?: number
}

/**
 * The bodies of one scene and their time. `advance` and `seek` pose every body and copy its pose into `poses`, which
 * a GPU buffer can take as it is. Nothing is allocated after the bodies have been added.
 */
export interface MotionSystem {
  /** Seconds. */
  readonly time: number
  /** `capacity` times POSE_STRIDE floats, by index. */
  readonly poses: Float32Array<ArrayBuffer>
  /** Adds a body in its motion's index and poses it at once. Returns the way to remove it. */
  add<M extends Motion>(body: Object3D, motion: M, apply: Apply<M>): () => void
  /** Moves time on by `delta` seconds, clamped to 0 to MAX_STEP; a delta that is no number counts as 0. */
  advance(delta: number): void
  /** Sets time to `t` seconds. */
  seek(t: number): void
}

const always = () => 1

export function createMotionSystem(capacity: number, options: MotionSystemOptions = {}): MotionSystem {
  const { startTime = 0, progress = always, depth = 0 } = options
  const members: (Member | undefined)[] = Array.from({ length: capacity })
  const poses = new Float32Array(capacity * POSE_STRIDE)

  const write = (index: number, { body, pose }: Member, t: number) => {
    const extra = pose(t)
    const there = progress(index)
    const { position, quaternion, scale } = body
    const at = index * POSE_STRIDE
    poses[at] = position.x
    poses[at + 1] = position.y - (1 - there) * depth
    poses[at + 2] = position.z
    poses[at + 3] = scale.x
    poses[at + 4] = quaternion.x
    poses[at + 5] = quaternion.y
    poses[at + 6] = quaternion.z
    poses[at + 7] = quaternion.w
    poses[at + 8] = there
    poses[at + 9] = extra ?? 0
  }
  const poseAll = () => {
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index]
      if (member) write(index, member, field.time)
    }
  }

  const field = {
    time: startTime,
    poses,
    add<M extends Motion>(body: Object3D, motion: M, apply: Apply<M>) {
      const { index } = motion
      if (index < 0 || index >= capacity || members[index]) {
        throw new RangeError(
          `Body "${body.name}": index ${index} of ${capacity} is ${members[index] ? 'taken' : 'not there'}`,
        )
      }
      const member: Member = { body, pose: (t) => apply(body, motion, t) }
      members[index] = member
      write(index, member, field.time)
      return () => {
        members[index] = undefined
        poses.fill(0, index * POSE_STRIDE, (index + 1) * POSE_STRIDE)
      }
    },
    advance(delta: number) {
      field.time += Number.isNaN(delta) ? 0 : clamp(delta, 0, MAX_STEP)
      poseAll()
    },
    seek(t: number) {
      field.time = t
      poseAll()
    },
  }
  return field
}
