import { PRIORITIES } from './priorities.ts'
import { TAU } from '../shared/math.ts'
import { useBodyFrame, type BodyRef } from './useSceneFrame.ts'

/** Neighbours differ in both, or they would rise and sink together. */
export interface Float {
  /** Seconds from height to height, 7 to 12. */
  readonly period: number
  /** Fraction of the period at t = 0. */
  readonly phase: number
}

interface FloatingOptions extends Float {
  /**
   * A `spin` body rotates about x and y without end, a `turn` body about y, and rocks about x. A `sway` body
   * keeps its front towards the viewer.
   */
  style?: 'spin' | 'turn' | 'sway'
}

/**
 * Radians per second: 0.01 and 0.015 in a frame, at 60 frames per second.
 * tests/scenes/motions.test.tsx holds them.
 */
const RATE = { x: 0.6, y: 0.9 } as const
/**
 * Largest angle of a sway in radians. The sway is the sine of the angle by which a turning body would have
 * turned.
 */
const SWAY = { x: 0.17, y: 0.38 } as const

/** Floats a body at its base pose: it rises and sinks along y, a large one by more, and it turns or sways. */
export function useFloating(ref: BodyRef, { style = 'spin', period, phase }: FloatingOptions): void {
  useBodyFrame(
    ref,
    (body, { time }) => {
      body.motion = 'floating'
      const { x, y, z } = body.baseRotation
      const pitch = style === 'spin' ? RATE.x * time : SWAY.x * Math.sin(RATE.x * time)
      const yaw = style === 'sway' ? SWAY.y * Math.sin(RATE.y * time) : RATE.y * time
      body.rotation.set(x + pitch, y + yaw, z)
      body.motionOffsetY = (0.18 + 0.09 * body.scale.x) * Math.sin(TAU * (time / period + phase))
      body.position.y += body.motionOffsetY
    },
    PRIORITIES.motion,
    'useFloating',
  )
}
