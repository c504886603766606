import { useMemo } from 'react'
import {
  depthOf,
  quaternionOf,
  smootherstep,
  turnTowards,
  useLayout,
  useScene,
  useKeyframes,
} from '../../motion/index.ts'
import type { BodyRef } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { poses } from './poses.ts'
import type { Instrument } from './instrumentLooks.ts'

/**
 * How far an instrument sways and how far the highlighted one stands above the others, NDC, and radians per
 * second of the swaying.
 */
const SWAY = 0.016
const HIGHLIGHT_LIFT = 0.12
const SWAY_SPEED = 0.7
/**
 * Rotation about y that all take, radians, and how much of their own turning they lose. The camera sees the
 * left end from the side: what turns away from it there would show its edge.
 */
const FACING = 0.1
const STEADY = 0.8

/**
 * At keyframe 1, the closing call, the instruments stand on an arc below the text, on which they sway. `seat`
 * is from 0, at its left end, to 7.
 */
export function useClosingCall(ref: BodyRef, seat: number, { look, fit }: Instrument): void {
  const { arc, size, narrow } = useLayout(poses).call
  const { screen } = useScene()
  const facing = useMemo(() => quaternionOf([look.rotation[0], FACING, look.rotation[2]]), [look])
  const seats = 2 * arc.length
  const { x, y } = itemAt(arc, Math.min(seat, seats - 1 - seat))
  const side = 2 * seat < seats ? -1 : 1
  useKeyframes(ref, [
    (pose, body, { time, aspect, progress }) => {
      const lift = body.highlightAt === null ? 0 : HIGHLIGHT_LIFT
      pose.x = screen.across(side * x, aspect)
      pose.y = y + lift + SWAY * Math.sin(SWAY_SPEED * time + 2 * seat)
      pose.depth = depthOf(body.scale.x, size * fit * Math.min(1, aspect / narrow))
      turnTowards(body, facing, STEADY * smootherstep(progress))
    },
  ])
}
