import type { Object3D } from 'three'
import { TAU } from '../shared/math.ts'

/** A slow rise and fall. */
export interface Bob {
  /** Scene units. */
  amplitude: number
  /** Seconds. */
  period: number
  /** Share of a period, 0 to 1. */
  phase: number
}

/** The floating motion of one body. `turn` goes round and round; `sway` is for bodies that have a front. */
export interface Floating {
  readonly type: 'floating'
  /** Index of the body in its scene's field. */
  readonly index: number
  readonly style: 'turn' | 'sway'
  /** Attitude at t = 0: Euler angles in radians, order XYZ. */
  readonly start: readonly [x: number, y: number, z: number]
  /** Height at the middle of the bob, scene units. */
  readonly rest: number
  readonly bob: Bob
}

/** Radians a second: the specification's 0.01 and 0.015 a frame, at 60 frames a second. */
const TURN_RATE = { x: 0.6, y: 0.9 } as const
/** Radians: how far a body that sways leaves its start attitude, at the same phases as a turn. */
export const SWAY = { x: 0.17, y: 0.38 } as const

/** Height offset in scene units at `t` seconds. Pure: the same `t` always gives the same height. */
export function bobOffset(t: number, { amplitude, period, phase }: Bob): number {
  return amplitude * Math.sin(TAU * (t / period + phase))
}

/** Rotation about x at `t` seconds, in radians. */
export function floatingPitch(t: number, { start, style }: Floating): number {
  return start[0] + (style === 'turn' ? TURN_RATE.x * t : SWAY.x * Math.sin(TURN_RATE.x * t))
}

/** Rotation about y at `t` seconds, in radians. */
export function floatingYaw(t: number, { start, style }: Floating): number {
  return start[1] + (style === 'turn' ? TURN_RATE.y * t : SWAY.y * Math.sin(TURN_RATE.y * t))
}

/** Writes rotation and `position.y`; the other channels are the component's. */
export function applyFloating(body: Object3D, floating: Floating, t: number): void {
  body.rotation.set(floatingPitch(t, floating), floatingYaw(t, floating), floating.start[2])
  body.position.y = floating.rest + bobOffset(t, floating.bob)
}
