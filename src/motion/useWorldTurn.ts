import { useMemo } from 'react'
import { Euler, Quaternion, Vector3, type Object3D } from 'three'
import { PRIORITIES } from './priorities.ts'
import { useSceneFrame } from './useSceneFrame.ts'
import { mix } from '../shared/math.ts'
import { spanAt, smootherstep } from './easing.ts'
import type { Vec3 } from '../shared/vector.ts'

/**
 * How the world stands at one keyframe: turned by yaw about y, then by pitch about x, and its pivot moved to
 * a place.
 */
export interface WorldTurn {
  /** Radians. A positive yaw moves what is near to the right. */
  readonly yaw: number
  /** Radians. A positive pitch raises what is far, so the eye looks down more. */
  readonly pitch: number
  /** Where the pivot stands, scene units. */
  readonly to: Vec3
}

/** The world of a scene that turns about a pivot. */
export type World = ReturnType<typeof createWorld>

function createWorld(pivot: Vec3, keyframes: readonly WorldTurn[]) {
  const start: WorldTurn = { yaw: 0, pitch: 0, to: pivot }
  const centre = new Vector3(...pivot)
  const attitude = new Quaternion()
  const angles = new Euler()
  const [to, from] = [new Vector3(), new Vector3()]
  const turn = {
    /** In this frame: the pitch in radians, and where the pivot stands. */
    pitch: 0,
    place: new Vector3(...pivot),
    /** Takes the turn at a progress. */
    turnTo(progress: number): void {
      const span = spanAt(progress, keyframes.length)
      const before = keyframes[span - 1] ?? start
      const after = keyframes[span] ?? before
      const fraction = smootherstep(progress - span)
      turn.pitch = mix(before.pitch, after.pitch, fraction)
      attitude.setFromEuler(angles.set(turn.pitch, mix(before.yaw, after.yaw, fraction), 0))
      turn.place.lerpVectors(from.fromArray(before.to), to.fromArray(after.to), fraction)
    },
    /** Turns an object with the world. */
    apply({ position, quaternion }: Object3D): void {
      position.sub(centre).applyQuaternion(attitude).add(turn.place)
      quaternion.premultiply(attitude)
    },
  }
  return turn
}

/**
 * Turns a scene that is a landscape from keyframe to keyframe; `keyframes` are those from 1 on. Bodies
 * `apply` it to themselves.
 */
export function useWorldTurn(pivot: Vec3, keyframes: readonly WorldTurn[]): World {
  const [x, y, z] = pivot
  const turn = useMemo(() => createWorld([x, y, z], keyframes), [x, y, z, keyframes])
  useSceneFrame(({ progress }) => turn.turnTo(progress), PRIORITIES.world, 'useWorldTurn')
  return turn
}
