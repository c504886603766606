import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { mix, smoothstep } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import {
  CAMERA,
  halfHeightAt,
  positionOf,
  REFERENCE_ASPECT,
  type Composition,
  type LensShift,
} from '../composition.ts'
import { subtract, type Vec3 } from '../vector.ts'
import { bodyLeg, smootherstep } from '../voyage/leg.ts'
import { createTurningWorld, type WorldTurn } from '../voyage/turnWorld.ts'
import type { Voyage } from '../voyage/voyage.ts'
import { courses, SEVENTH_HEIGHT, type SeaStation } from './course.ts'

const { position: POSITION, rotation: ROTATION, elevation: ELEVATION, glow: GLOW } = poseLayout

/** Share of the waves' height that is left at station 1. */
const CALM = 0.28
/** Share of the calm sea's waves that a bar of the row still rides. */
const STEADY = 0.3
/** How far the six sink at station 2, scene units. */
const SINK = 1.2
/** Elevations that colour the bars that stand: the blue of a crest, for the seventh its foam too. */
const ROW_ELEVATION = 0.5
const SEVENTH_ELEVATION = 0.9
/** Factor on the elevation of the other bars and what it loses, so that the sea is darker than the row. */
const SEA_ELEVATION = { factor: 0.5, loss: 0.3 } as const
/** Changes of the brightness. */
const ROW_GLOW = 0.25
const SEVENTH_GLOW = 1
const FRONT_GLOW = -0.38
/** Rows in front of the standing one over which the sea dims. */
const FRONT_ROWS = 2
/** Speed at which the bars behind the text dim, relative to the leg. They dim before they have come nearer. */
const SHORE_SPEED = 1.8
/** Light of the seventh bar on the bars around it, and how far it reaches, in bars. */
const SPILL = { glow: 0.9, reach: 3.6 } as const
/**
 * Share of the sky lines' brightness that a pitch of one radian takes away. The lines read the pitch from the glow of
 * body 0, the farthest bar, which the fog hides.
 */
export const SKY_FADE = 4

/** The grid of bars, as the layout has placed it. */
export interface SeaGrid {
  composition: Composition
  shift: LensShift
  centre: Vec3
  spacing: number
  /** Number of bars in a row. */
  side: number
}

/** Returns the voyage of the sea: at station 1 six bars stand up, at station 2 a seventh, the highest, glows. */
export function seaVoyage(bodies: readonly BodySpec[], grid: SeaGrid): Voyage {
  const { composition, shift, centre, spacing, side } = grid
  const aspect = REFERENCE_ASPECT[composition]
  const { row: rowOffset, column: columnOffset, heights, stations, shore } = courses[composition]
  const middle = Math.floor((side - 1) / 2)
  const row = middle + rowOffset
  const first = middle + columnOffset
  const toSeventh = columnOffset + heights.length
  const pivot: Vec3 = [
    centre[0] + ((toSeventh - rowOffset) * spacing) / Math.SQRT2,
    centre[1],
    centre[2] + ((toSeventh + rowOffset) * spacing) / Math.SQRT2,
  ]
  const turnOf = ({ yaw, pitch, u, depth, level }: SeaStation): WorldTurn => {
    const [x, , z] = positionOf([u, 0, depth, 0], shift, aspect)
    return { yaw, pitch, move: subtract([x, level, z], pivot) }
  }
  const world = createTurningWorld(pivot, stations.map(turnOf))
  const spill = Float32Array.from(bodies, (_, index) => {
    const away = Math.hypot(Math.floor(index / side) - row, (index % side) - first - heights.length)
    return SPILL.glow * Math.max(0, 1 - away / SPILL.reach) ** 2
  })

  return {
    last: stations.length,
    apply(poses, { s }) {
      if (!(s > 0)) return
      const leg = smootherstep(s)
      const closing = smootherstep(s - 1)
      const dusk = smootherstep(SHORE_SPEED * s)
      const calm = 1 - (1 - CALM) * leg
      world.turnTo(s)
      for (let index = 0; index < bodies.length; index += 1) {
        const body = bodies[index]
        if (body?.motion.type !== 'wave') continue
        const start = index * POSE_STRIDE
        const ownRow = Math.floor(index / side)
        const place = ownRow === row ? (index % side) - first : -1
        const isSeventh = place === heights.length
        const height = isSeventh ? SEVENTH_HEIGHT : (heights[place] ?? 0)
        /** How far the bar has stood up: 0 in the sea, 1 in the row. */
        const risen = isSeventh ? closing : height > 0 ? bodyLeg(s, place / (heights.length - 1)) : 0

        const elevation = poses[start + ELEVATION.offset] ?? 0
        const y = start + POSITION.offset + 1
        poses[y] =
          (poses[y] ?? 0) -
          (1 - calm * mix(1, STEADY, risen)) * body.motion.surface.amplitude * elevation +
          risen * (height - (isSeventh ? 0 : SINK * closing) - (body.motion.rest - centre[1]))
        const sea = elevation + ((SEA_ELEVATION.factor - 1) * elevation - SEA_ELEVATION.loss) * leg
        const standing = isSeventh ? SEVENTH_ELEVATION : ROW_ELEVATION
        poses[start + ELEVATION.offset] = mix(sea, standing, risen)
        straighten(poses, start + ROTATION.offset, body.rotation[1], 1 - calm * (1 - risen))

        world.turn(poses, index)
        const front = FRONT_GLOW * leg * (1 - risen) * smoothstep(0, FRONT_ROWS, ownRow - row)
        const glow = isSeventh ? SEVENTH_GLOW * risen : ROW_GLOW * risen + (spill[index] ?? 0) * closing
        let light = 1 + front + glow
        if (shore) {
          const half = halfHeightAt(CAMERA.z - (poses[start + POSITION.offset + 2] ?? 0)) * aspect
          const u = (poses[start + POSITION.offset] ?? 0) / half + shift[0]
          light *= 1 - dusk * (1 - smoothstep(shore[0], shore[1], u))
        }
        poses[start + GLOW.offset] = light - 1
      }
      if (bodies.length > 0) poses[GLOW.offset] = -SKY_FADE * world.pitch
    },
  }
}

/** Turns the quaternion at `at` by a share (0 to 1) towards the one that stands upright with that yaw. */
function straighten(poses: Float32Array, at: number, yaw: number, share: number): void {
  const x = (poses[at] ?? 0) * (1 - share)
  const y = (poses[at + 1] ?? 0) * (1 - share) + Math.sin(yaw / 2) * share
  const z = (poses[at + 2] ?? 0) * (1 - share)
  const w = (poses[at + 3] ?? 0) * (1 - share) + Math.cos(yaw / 2) * share
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  poses[at] = x / length
  poses[at + 1] = y / length
  poses[at + 2] = z / length
  poses[at + 3] = w / length
}
