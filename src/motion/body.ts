import { Euler, Vector3, type Group } from 'three'

/** A level from 0 (off) to 1 (on), see `useCue`. */
export interface Cue {
  readonly current: number
}

/** What a motion does with a body: its name, for tests and tools. */
export type MotionName = 'floating' | 'orbital' | 'wave'

/** What hooks read and change of a body besides the position and rotation of its group. */
export interface BodyState {
  /** Where it stands in the composition, scene units and radians. Each frame begins there. */
  readonly rest: { position: Vector3; rotation: Euler }
  motion?: MotionName
  /** How far its motion has lifted it over its rest, scene units. At a station it keeps this lift. */
  lift: number
  /** Elevation of the wave below it, -1 to 1. */
  elevation: number
  /** Change of its brightness: 0 none, 1 twice as bright, -0.5 half as bright. */
  glow: number
  /** Its rank by depth, 0 (nearest) to 1: in this order the bodies of a scene leave for a station. */
  rank: number
  /** The station at which it takes the palette's warm colour. */
  warmAt: number | null
  /** Radius of the outermost mark around it, in radii of the body. */
  marks: number
  /** How far it has the palette's warm colour, 0 to 1. */
  warmth: number
  /** How far it is shown, 0 to 1: one that the window's edge or text would cut in two is not. */
  shown: number
}

/** The group of a `<Glass>`. */
export type Body = Group & { userData: BodyState }

export const createBodyState = (): BodyState => ({
  rest: { position: new Vector3(), rotation: new Euler() },
  lift: 0,
  elevation: 0,
  glow: 0,
  rank: 0,
  warmAt: null,
  marks: 1,
  warmth: 0,
  shown: 1,
})
