import { Euler, Group, Vector3 } from 'three'

/** What a motion does with a body: its name, for tests and tools. */
export type MotionName = 'floating' | 'orbital' | 'wave'

/** A level from 0 (off) to 1 (on), see `useCue`. */
export interface Cue {
  readonly current: number
}

/**
 * A body in the scene graph: a group that draws nothing, because the scene's glass draws all bodies at once.
 * Each frame begins with the body at rest. Then its motion, its stations and its cues move it, in this order.
 */
export class Body3D extends Group {
  /** Where it stands in the composition, scene units and radians. */
  readonly rest = { position: new Vector3(), rotation: new Euler() }
  motion: MotionName | undefined
  /**
   * The station at which, and the cue by which, it takes the palette's warm colour. One body of a scene has
   * them.
   */
  warmAt: number | null = null
  warmBy: Cue | null = null
  /** How far its motion has lifted it over its rest, scene units. At a station it keeps this lift. */
  lift = 0
  /** Elevation of the wave below it, -1 to 1. */
  elevation = 0
  /** Change of its brightness: 0 none, 1 twice as bright, -0.5 half as bright. */
  glow = 0
  /**
   * Its rank by depth, 0 (nearest) to 1: in this order the bodies of a scene leave for a station. The scene
   * sets it.
   */
  rank = 0

  constructor() {
    super()
    // three.js keeps `rotation` in step with `quaternion`, by a matrix and three arc functions for each
    // change. Only motions read `rotation`, and they run before anything turns the quaternion.
    this.quaternion._onChange(() => {})
  }

  /** Brings it back to its rest. */
  reset(): void {
    this.position.copy(this.rest.position)
    this.rotation.copy(this.rest.rotation)
    this.lift = 0
    this.elevation = 0
    this.glow = 0
  }
}
