import { useMemo } from 'react'
import { halfHeightAt, quaternionOf, smootherstep, TAU, turnTowards } from '../engine/index.ts'
import { useComposition, useScene, useStations, type BodyRef } from '../engine/index.ts'
import { compositions } from './compositions.ts'
import type { Kind } from './kinds.ts'

/** Seats at the closing call, one for each instrument. `call.size` in compositions.ts is for eight. */
const SEATS = 8
/** Radians per second by which the oval turns. */
const SPEED = 0.11
/** Angle of the first seat at t = 0 in radians: in front, which is at the bottom of the oval. */
const FIRST_ANGLE = -TAU / 4 - 0.3
/** Fraction by which an instrument is larger in front, and smaller at the back. */
const PERSPECTIVE = 0.28
/** Widens the distances in front, where the instruments are larger, and narrows those at the back. Radians. */
const FRONT_ROOM = 0.26
/** How far an instrument sways on the arc and how far the warm one stands above it, NDC, and radians per second of the swaying. */
const SWAY = 0.016
const WARM_LIFT = 0.12
const SWAY_SPEED = 0.7
/** The arc comes up with the call's text, from below the window at station 0.85, by this height in NDC per station. */
const RISE = 12
/**
 * Rotation about y that all take on the arc, radians, and how much of their own turning they lose. The camera sees the left end
 * from the side: what turns away from it there would show its edge.
 */
const FACING = 0.1
const STEADY = 0.8
/** Width of a window over its height below which the instruments on the arc are smaller, so that they keep their distances. */
const ARC_ASPECT = 1.25

/**
 * At station 1, the closing call, the instruments stand on an arc below the text, on which they sway, or in upright windows
 * on a turning oval. `seat` is from 0 to SEATS - 1.
 */
export function useClosingCall(ref: BodyRef, seat: number, { look, fit }: Kind): void {
  const { isArc, centre, radii, size } = useComposition(compositions).call
  const { screen } = useScene()
  const facing = useMemo(() => quaternionOf([look.rotation[0], FACING, look.rotation[2]]), [look])
  useStations(ref, [
    (place, body, { time, aspect, station }) => {
      if (isArc) {
        const across = (2 * seat) / (SEATS - 1) - 1
        const below = RISE * Math.min(1 - station, Math.max(0, station - 0.7))
        const lift = (body.warmAt === null ? 0 : WARM_LIFT) - below
        place.u = screen.across(centre[0] + radii[0] * across, aspect)
        place.v = centre[1] - radii[1] * across ** 2 + lift + SWAY * Math.sin(SWAY_SPEED * time + 2 * seat)
        place.depth = body.scale.x / halfHeightAt(size * fit * Math.min(1, aspect / ARC_ASPECT))
        turnTowards(body, facing, STEADY * smootherstep(station))
        return
      }
      const even = FIRST_ANGLE + (TAU * seat) / SEATS + SPEED * time
      const angle = even + FRONT_ROOM * Math.cos(even)
      const back = Math.sin(angle)
      place.u = centre[0] + radii[0] * Math.cos(angle)
      place.v = centre[1] + radii[1] * back
      place.depth = body.scale.x / halfHeightAt(size * fit * (1 - PERSPECTIVE * back))
    },
  ])
}
