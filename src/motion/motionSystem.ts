import type { Object3D } from 'three'
import { clamp } from '../shared/math.ts'
import type { Floating } from './floating.ts'
import type { Orbital } from './orbital.ts'
import { POSE_STRIDE, poseLayout } from './poseLayout.ts'
import type { Wave } from './wave.ts'

export type Motion = Floating | Orbital | Wave

/** Poses `body` at `t` seconds. Returns the elevation of its wave, -1 to 1, if it has one. */
export type ApplyMotion<M extends Motion> = (body: Object3D, motion: M, t: number) => number | void

/** Longest time step of a frame, in seconds. Without it, bodies jump when a hidden tab is shown again. */
export const MAX_STEP = 1 / 20

interface Member {
  body: Object3D
  apply: (t: number) => number | void
}

/** Moves the bodies of one scene and collects their poses. Allocates nothing once all bodies are added. */
export type MotionSystem = ReturnType<typeof createMotionSystem>

/** Creates a motion system for up to `capacity` bodies. It starts at `startTime` seconds. */
export function createMotionSystem(capacity: number, startTime = 0) {
  const members: (Member | undefined)[] = Array.from({ length: capacity })
  const poses = new Float32Array(capacity * POSE_STRIDE)

  const writePose = (index: number, { body, apply }: Member, t: number) => {
    const elevation = apply(t) ?? 0
    const start = index * POSE_STRIDE
    body.position.toArray(poses, start + poseLayout.position.offset)
    poses[start + poseLayout.scale.offset] = body.scale.x
    body.quaternion.toArray(poses, start + poseLayout.rotation.offset)
    poses[start + poseLayout.progress.offset] = 1
    poses[start + poseLayout.elevation.offset] = elevation
    poses[start + poseLayout.glow.offset] = 0
    poses[start + poseLayout.warmth.offset] = 0
  }
  const writeAll = () => {
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index]
      if (member) writePose(index, member, system.time)
    }
  }

  const system = {
    /** Seconds of the scene's own time. */
    time: startTime,
    /** `capacity` poses of POSE_STRIDE floats, by body index. See `poseLayout`. */
    poses,
    /** Adds a body at its motion's index and poses it. Returns a function that removes it and sets its pose to zeros. */
    add<M extends Motion>(body: Object3D, motion: M, apply: ApplyMotion<M>) {
      const { index } = motion
      const member: Member = { body, apply: (t) => apply(body, motion, t) }
      members[index] = member
      writePose(index, member, system.time)
      return () => {
        members[index] = undefined
        poses.fill(0, index * POSE_STRIDE, (index + 1) * POSE_STRIDE)
      }
    },
    /** Adds `delta` seconds, at most MAX_STEP, and poses all bodies. NaN and negative values count as 0. */
    advance(delta: number) {
      system.time += clamp(delta || 0, 0, MAX_STEP)
      writeAll()
    },
    /** Sets the time to `t` seconds and poses all bodies. */
    seek(t: number) {
      system.time = t
      writeAll()
    },
  }
  return system
}
