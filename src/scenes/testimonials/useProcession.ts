import { useRef } from 'react'
import {
  PHASES,
  createSeen,
  halfHeightAt,
  isBeside,
  smootherstep,
  useBodyFrame,
  useScene,
} from '../../motion/index.ts'
import type { BodyRef, Place } from '../../motion/index.ts'

/**
 * Number of octahedra that pass beside the letters, one after another. The others stand farther away, and
 * pass more slowly.
 */
const NEAR = 8
/**
 * Position between the stations at which the first is in the middle of the window's height, and the last one.
 */
const STATIONS = { first: 0.2, last: 0.44 } as const
/** Positions between the stations at which they leave the first screen, stand in line, and leave it. */
const LINE = { from: 0.08, until: 0.2, leaves: 0.44, gone: 0.5 } as const
/** Middle of the line and how far they stand beside it, NDC, and the angle from one to the next, radians. */
const ACROSS = { u: 0.69, by: 0.17, angle: 2.4 } as const
/** Distance from one to the next along v, NDC. */
const STEP = 0.48
/**
 * Radius of the first, and difference to the next, as fractions of half the window's height. Smaller where
 * its width over its height is below `narrow`.
 */
const SIZE = { first: 0.23, less: 0.012, narrow: 1.3 } as const
/** Of those farther away: part of a rank from one to the next, and distance along v. */
const FAR = { rank: 0.64, step: 0.34 } as const
/** Height above the window's middle at which none is seen any more, NDC. */
const BEYOND = 1.6
const SWAY = { v: 0.016, speed: 0.7 } as const
/** Change of brightness of the one in the middle, and distance from there at which it is 0, NDC. */
const READ = { glow: 0.7, within: 0.4 } as const

/**
 * Where a panel of letters leaves its last columns to the scene, an octahedron passes them as the visitor
 * reads. `index` is from 0, the nearest.
 */
export function useProcession(ref: BodyRef, index: number, at: Place): void {
  const { screen } = useScene()
  const place = useRef(createSeen())
  const isNear = index < NEAR
  const rank = isNear ? index : FAR.rank * (index - NEAR)
  useBodyFrame(
    ref,
    (body, moment) => {
      const { reading, time, aspect } = moment
      const { from, until, leaves, gone } = LINE
      const inLine = smootherstep(
        Math.min((reading - from) / (until - from), (gone - reading) / (gone - leaves)),
      )
      if (inLine === 0 || !isBeside(moment)) return
      const { current: to } = place
      const passed = ((NEAR - 1) * (reading - STATIONS.first)) / (STATIONS.last - STATIONS.first)
      to.u = ACROSS.u + ACROSS.by * Math.sin(ACROSS.angle * index)
      const v = (passed - rank) * (isNear ? STEP : FAR.step)
      // Those that have left the window wait above it: the way back to their places is shorter.
      to.v = Math.min(v, BEYOND) + SWAY.v * Math.sin(SWAY.speed * time + index)
      const size = (SIZE.first - SIZE.less * index) * Math.min(1, aspect / SIZE.narrow)
      to.depth = isNear ? body.scale.x / halfHeightAt(size) : at[2]
      screen.approach(body.position, to, inLine)
      if (isNear) body.glow += inLine * READ.glow * smootherstep(1 - Math.abs(to.v) / READ.within)
    },
    PHASES.cues,
    'useProcession',
  )
}
