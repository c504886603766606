import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import type { Vec3 } from '../vector.ts'
import { segmentAt, smootherstep } from '../easing.ts'

/** How the world stands at one station: turned by yaw about y, then by pitch about x, then moved. */
export interface WorldTurn {
  /** Radians. A positive yaw moves what is near to the right. */
  readonly yaw: number
  /** Radians. A positive pitch raises what is far, so the eye looks down more. */
  readonly pitch: number
  /** Scene units. */
  readonly move: Vec3
}

const { position: POSITION, rotation: ROTATION } = poseLayout
const NO_TURN: WorldTurn = { yaw: 0, pitch: 0, move: [0, 0, 0] }

/**
 * Creates a world that turns poses about `pivot`. `stations` has one turn for each station from 1 on. It allocates nothing in
 * a frame.
 */
export function createTurningWorld(pivot: Vec3, stations: readonly WorldTurn[]) {
  const [pivotX, pivotY, pivotZ] = pivot
  let cosYaw = 1
  let sinYaw = 0
  let cosPitch = 1
  let sinPitch = 0
  /** The quaternion of the turn. */
  let turnX = 0
  let turnY = 0
  let turnZ = 0
  let turnW = 1

  const world = {
    /** At the last `turnTo`: the pitch in radians, and where the pivot stands. */
    pitch: 0,
    x: pivotX,
    y: pivotY,
    z: pivotZ,
    /** Takes the turn at `s`, between those of the stations. */
    turnTo(s: number) {
      const segment = segmentAt(s, stations.length)
      const from = stations[segment - 1] ?? NO_TURN
      const to = stations[segment] ?? from
      const fraction = smootherstep(s - segment)
      const yaw = from.yaw + (to.yaw - from.yaw) * fraction
      const pitch = from.pitch + (to.pitch - from.pitch) * fraction
      world.x = pivotX + from.move[0] + (to.move[0] - from.move[0]) * fraction
      world.y = pivotY + from.move[1] + (to.move[1] - from.move[1]) * fraction
      world.z = pivotZ + from.move[2] + (to.move[2] - from.move[2]) * fraction
      cosYaw = Math.cos(yaw)
      sinYaw = Math.sin(yaw)
      cosPitch = Math.cos(pitch)
      sinPitch = Math.sin(pitch)
      const halfCos = Math.cos(yaw / 2)
      const halfSin = Math.sin(yaw / 2)
      turnW = Math.cos(pitch / 2) * halfCos
      turnX = Math.sin(pitch / 2) * halfCos
      turnY = Math.cos(pitch / 2) * halfSin
      turnZ = Math.sin(pitch / 2) * halfSin
      world.pitch = pitch
    },
    /** Turns the position and the rotation of the body `index`. */
    turn(poses: Float32Array, index: number) {
      const at = index * POSE_STRIDE + POSITION.offset
      const fromX = (poses[at] ?? 0) - pivotX
      const fromY = (poses[at + 1] ?? 0) - pivotY
      const fromZ = (poses[at + 2] ?? 0) - pivotZ
      const yawedZ = fromZ * cosYaw - fromX * sinYaw
      poses[at] = world.x + fromX * cosYaw + fromZ * sinYaw
      poses[at + 1] = world.y + fromY * cosPitch - yawedZ * sinPitch
      poses[at + 2] = world.z + fromY * sinPitch + yawedZ * cosPitch

      const rotation = index * POSE_STRIDE + ROTATION.offset
      const x = poses[rotation] ?? 0
      const y = poses[rotation + 1] ?? 0
      const z = poses[rotation + 2] ?? 0
      const w = poses[rotation + 3] ?? 0
      poses[rotation] = turnW * x + turnX * w + turnY * z - turnZ * y
      poses[rotation + 1] = turnW * y - turnX * z + turnY * w + turnZ * x
      poses[rotation + 2] = turnW * z + turnX * y - turnY * x + turnZ * w
      poses[rotation + 3] = turnW * w - turnX * x - turnY * y - turnZ * z
    },
  }
  return world
}
