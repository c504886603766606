import { halfHeightAt, TAU, useComposition, useStations, type BodyRef } from '../engine/index.ts'
import { compositions } from './compositions.ts'

/** Radians per second by which the oval turns. */
const SPEED = 0.11
/** Angle of the first seat at t = 0 in radians: in front, which is at the bottom of the oval. */
const FIRST_ANGLE = -TAU / 4 - 0.3
/** Fraction by which an instrument is larger in front, and smaller at the back. */
const PERSPECTIVE = 0.28
/** Widens the distances in front, where the instruments are larger, and narrows those at the back. Radians. */
const FRONT_ROOM = 0.26

/** At station 1, the closing call, an instrument stands on a turning oval. `seat` is a fraction of its circumference. */
export function useClosingOval(ref: BodyRef, seat: number, fit: number): void {
  const { centre, radii, size } = useComposition(compositions).call
  useStations(ref, [
    (place, body, { time }) => {
      const even = FIRST_ANGLE + TAU * seat + SPEED * time
      const angle = even + FRONT_ROOM * Math.cos(even)
      const back = Math.sin(angle)
      place.u = centre[0] + radii[0] * Math.cos(angle)
      place.v = centre[1] + radii[1] * back
      place.depth = body.scale.x / halfHeightAt(size * fit * (1 - PERSPECTIVE * back))
    },
  ])
}
