import type { Object3D } from 'three'
import { TAU } from '../shared/math.ts'

/** A slow sinusoidal motion along y. */
export interface Bob {
  /** Scene units. */
  amplitude: number
  /** Seconds. */
  period: number
  /** Fraction of a period, 0 to 1. */
  phase: number
}

/** Floating motion. A `turn` body rotates without end; a `sway` body keeps its front towards the viewer. */
export interface Floating {
  readonly type: 'floating'
  /** Index of the body in its scene. */
  readonly index: number
  readonly style: 'turn' | 'sway'
  /** Rotation at t = 0: Euler angles in radians, order XYZ. */
  readonly start: readonly [x: number, y: number, z: number]
  /** `position.y` in the middle of the bob, scene units. */
  readonly rest: number
  readonly bob: Bob
}

/** Radians per second. The site's specification says 0.01 and 0.015 radians per frame, at 60 frames per second. */
const TURN_RATE = { x: 0.6, y: 0.9 } as const
/**
 * Largest angle between a swaying body and its start rotation, in radians. The sway is the sine of the angle by which a
 * turning body would have turned.
 */
export const SWAY = { x: 0.17, y: 0.38 } as const

/** Returns the offset along y in scene units at `t` seconds. */
export function bobOffset(t: number, { amplitude, period, phase }: Bob): number {
  return amplitude * Math.sin(TAU * (t / period + phase))
}

/** Returns the rotation about x at `t` seconds, in radians. */
export function floatingPitch(t: number, { start, style }: Floating): number {
  return start[0] + (style === 'turn' ? TURN_RATE.x * t : SWAY.x * Math.sin(TURN_RATE.x * t))
}

/** Returns the rotation about y at `t` seconds, in radians. */
export function floatingYaw(t: number, { start, style }: Floating): number {
  return start[1] + (style === 'turn' ? TURN_RATE.y * t : SWAY.y * Math.sin(TURN_RATE.y * t))
}

/** Writes the body's rotation and `position.y` at `t` seconds. */
export function applyFloating(body: Object3D, floating: Floating, t: number): void {
  body.rotation.set(floatingPitch(t, floating), floatingYaw(t, floating), floating.start[2])
  body.position.y = floating.rest + bobOffset(t, floating.bob)
}
