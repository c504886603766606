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
import { segmentProgress, smootherstep } from '../easing.ts'
import { createTurningWorld, type WorldTurn } from '../journey/turnWorld.ts'
import { nearnessOf, type Journey } from '../journey/journey.ts'
import { turnTowards } from '../journey/moveBody.ts'
import { barsOf, PROJECTS, rows, type SeaStation } from './bars.ts'

const { position: POSITION, rotation: ROTATION, elevation: ELEVATION, glow: GLOW } = poseLayout

/** Fraction of the waves' height that is left at station 1. */
const CALM = 0.28
/** Fraction of the calm sea's waves that a bar of the row still rides. */
const STEADY = 0.3
/** Factor on the elevation of the other bars and what it loses, so that the sea is darker than the row. */
const SEA_ELEVATION = { factor: 0.5, loss: 0.3 } as const
/** Speed at which the bars behind the text dim, relative to the segment. They dim before they have come nearer. */
const DIMMING_SPEED = 2
/**
 * Fraction of the sky lines' brightness that a pitch of one radian takes away. The lines read the pitch from the glow of
 * body 0, the farthest bar, which the fog hides.
 */
export const SKY_FADE = 4

/** How far the bar of a project rises while the visitor's choice shows it, scene units, and how much brighter it becomes. */
const CHOSEN = { rise: 3, glow: 0.6 } as const

const isOn = (level: number) => level > 0

/** The grid of bars, as the layout has placed it. */
export interface SeaGrid {
  composition: Composition
  shift: LensShift
  centre: Vec3
  spacing: number
  /** Number of bars in a row. */
  side: number
}

/**
 * Returns the journey of the sea: at station 1 six bars stand up, at station 2 a seventh, the highest, glows. The bars of the
 * projects that the visitor chooses rise at any station.
 */
export function seaJourney(bodies: readonly BodySpec[], grid: SeaGrid): Journey {
  const { composition, shift, centre, spacing, side } = grid
  const aspect = REFERENCE_ASPECT[composition]
  const { row: rowOffset, column: columnOffset, heights, stations, dimmedSide } = rows[composition]
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
  const bars = barsOf(bodies, { row, first, heights, side, level: centre[1] })
  /** Half the height that the camera sees at a depth of 1 times the aspect: divides x to give u. */
  const halfWidth = halfHeightAt(1) * aspect

  return {
    last: stations.length,
    // A tall window has the text above the sea.
    fullWidth: dimmedSide ? 1 : undefined,
    cues: {
      count: PROJECTS.length,
      read({ chosenProjects }, targets) {
        for (let index = 0; index < targets.length; index += 1) targets[index] = (chosenProjects >> index) & 1
      },
    },
    // -1 in a grid without a seventh bar: it is outside of the buffer.
    warm: { body: bars.findIndex(({ order }) => order > 1), station: 2 },
    apply(poses, moment) {
      const { levels } = moment
      const s = moment.s > 0 ? moment.s : 0
      if (s === 0 && !levels.some(isOn)) return
      const opening = smootherstep(s)
      const closing = smootherstep(s - 1)
      const dimmed = smootherstep(DIMMING_SPEED * s) * (1 - nearnessOf(1, s))
      const calm = 1 - (1 - CALM) * opening
      world.turnTo(s)
      for (let index = 0; index < bars.length; index += 1) {
        const bar = bars[index]
        if (!bar) continue
        const start = index * POSE_STRIDE
        const at = start + POSITION.offset
        /** How far the bar has stood up: 0 in the sea, 1 in the row. */
        const risen = bar.order < 0 ? 0 : bar.order > 1 ? closing : segmentProgress(s, bar.order)
        const chosen = smootherstep(levels[bar.project] ?? 0)
        const elevation = poses[start + ELEVATION.offset] ?? 0
        poses[at + 1] =
          (poses[at + 1] ?? 0) -
          (1 - calm * mix(1, STEADY, risen)) * bar.amplitude * elevation +
          risen * (bar.rise - bar.sink * closing) +
          chosen * CHOSEN.rise
        const sea = elevation - ((1 - SEA_ELEVATION.factor) * elevation + SEA_ELEVATION.loss) * opening
        poses[start + ELEVATION.offset] = mix(sea, bar.elevation, Math.max(risen, chosen))
        turnTowards(poses, start + ROTATION.offset, bar.upright, 1 - calm * (1 - risen))
        world.turn(poses, index)

        let light =
          1 + mix(bar.front * opening, bar.standing, risen) + bar.spill * closing + chosen * CHOSEN.glow
        if (dimmedSide) {
          const depth = CAMERA.z - (poses[at + 2] ?? 0)
          const u = (poses[at] ?? 0) / (depth * halfWidth) + shift[0]
          if (u < dimmedSide[1]) light *= 1 - dimmed * (1 - smoothstep(dimmedSide[0], dimmedSide[1], u))
        }
        poses[start + GLOW.offset] = light - 1
      }
      if (bars.length > 0) poses[GLOW.offset] = -SKY_FADE * world.pitch
    },
  }
}
