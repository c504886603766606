import { Euler, Group, Vector3 } from 'three'

/** A level from 0 (off) to 1 (on), see `useLevel`. */
export interface Level {
  readonly current: number
}

/** What a motion does with a body: its name, for tests and tools. */
export type MotionName = 'floating' | 'orbital' | 'wave'

/** The group of a `<Glass>`, with what hooks read and change besides its position and rotation. */
export class Body extends Group {
  /** Where it stands before any motion, scene units and radians. Each frame begins there. */
  readonly basePosition = new Vector3()
  readonly baseRotation = new Euler()
  /** Its brightness before any reaction. */
  baseBrightness = 0
  motion: MotionName | null = null
  /** Height that its motion adds to its base position, scene units. It keeps it at a keyframe. */
  motionOffsetY = 0
  /** Elevation of the wave below it, -1 to 1. */
  elevation = 0
  /** Change of its brightness: 0 none, 1 twice as bright, -0.5 half as bright. */
  brightness = 0
  /** 0 for the nearest body of a scene to 1 for the farthest: in this order they leave for a keyframe. */
  depthOrder = 0
  /** The keyframe at which, and the level by which, it takes the highlight colour. */
  highlightAt: number | null = null
  highlightBy: Level | null = null
  /** Radius of the outermost mark around it, in radii of the body. */
  marks = 1
  /** The body with which it disappears. */
  shownWith: Readonly<{ current: Body | null }> | null = null
  /** How far it has the highlight colour, the palette's `warm`, 0 to 1. */
  highlight = 0
  /** How far its hooks show it, 0 to 1. */
  presence = 1
  /** How far it is shown, 0 to 1: one that the window's edge or text would cut in two is not. */
  shown = 1

  /** Brings it back to its base pose. Then hooks move it. */
  toBase(): void {
    this.position.copy(this.basePosition)
    this.rotation.copy(this.baseRotation)
    this.motionOffsetY = 0
    this.elevation = 0
    this.brightness = this.baseBrightness
    this.presence = 1
  }

  /** Whether all numbers of its pose are finite. */
  hasPose(): boolean {
    const { position, quaternion, scale, brightness, elevation, highlight } = this
    const turn = quaternion.x + quaternion.y + quaternion.z + quaternion.w
    const size = scale.x + scale.y + scale.z
    return Number.isFinite(
      position.x + position.y + position.z + turn + size + brightness + elevation + highlight,
    )
  }
}
