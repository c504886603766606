import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import type { BodySpec } from '../body.ts'
import { isTall, type LensShift } from '../composition.ts'
import { createApproach, attitudeOf, turnTowards, type Attitude } from '../journey/moveBody.ts'
import { smootherstep } from '../easing.ts'
import { placeJourney, turnAboutY, type PlaceAtStation, type ScreenPlace } from '../journey/places.ts'
import type { Cues, Journey } from '../journey/journey.ts'

type PlaceRow = readonly [u: number, v: number, depth: number]

/** Places at the stations. The light around a lantern is drawn over all glass, so no letter lies within a near one's. */
interface Arrangement {
  /** Places while the form is filled in: one row for each envelope, then one for each lantern. Null: as on the first screen. */
  form: readonly PlaceRow[] | null
  /** At the questions: the first three envelopes lie beside one lantern each, the others are on their way. */
  questions: readonly PlaceRow[]
  /** Place of a letter after it was sent. */
  away: Omit<ScreenPlace, 'glow'>
}

/** The height of a place on the water follows from its depth: v is about 0.12 - 10.5 / depth. */
const wide: Arrangement = {
  // The near letter is in the free field above the contact details, and the lanterns are on the horizon.
  form: [
    [0.52, 0.42, 25.4],
    [0.9, 0.66, 33],
    [0.24, 0.3, 40],
    [0.34, 0.7, 46],
    [0.14, 0.6, 58],
    [0.86, 0, 52],
    [0.3, 0.02, 60],
    [0.62, 0.03, 66],
  ],
  questions: [
    [0.37, -0.53, 18.5],
    [0.44, -0.2, 33],
    [0.62, -0.1, 42],
    [0.38, 0.36, 34],
    [0.86, 0.6, 30],
    [0.85, -0.39, 20.5],
    [0.29, -0.17, 36],
    [0.53, -0.12, 44],
  ],
  away: { u: 0.78, v: 0.12, depth: 44 },
}

const tall: Arrangement = {
  form: null,
  questions: [
    [-0.3, -0.67, 14],
    [-0.1, -0.27, 27],
    [0.62, -0.2, 33],
    [-0.35, 0.04, 25],
    [0.72, 0.12, 25],
    [0.5, -0.37, 21],
    [-0.58, -0.3, 25],
    [0.2, -0.19, 34],
  ],
  away: { u: -0.3, v: -0.36, depth: 44 },
}

/** Rotations of the letters on the water, which lean back: Euler angles in radians. */
const LYING: readonly Attitude[] = [
  attitudeOf([-1, 0.22, 0.16]),
  attitudeOf([-0.95, -0.3, -0.12]),
  attitudeOf([-0.9, 0.25, 0.1]),
]
/** Radians by which lanterns lean towards the viewer. Parts are sorted by depth, so the flame is then drawn over the dome. */
const LANTERN_LEAN = 0.16
/** Number of rows for envelopes in a table of places. */
const LETTERS = 5
/** Fraction of a body's own rotation that the questions' station takes away. The rest is its sway. */
const STEADIED = 0.82
/** Indices of the cues. */
const AWAY = 0
const SENT = 1
/** Depth by which the letter sails on once it was sent, as a factor. */
const OUT_OF_SIGHT = 1.5
/** Change of brightness of the letter that was sent, and of the lanterns then: the nearest first. */
const GONE = -0.85
const LIGHTS = [1.1, 0.7, 1.2] as const

const { rotation: ROTATION, glow: GLOW } = poseLayout

/** The letter is away while a message is sent, and after it was sent. A message that fails brings it back. */
const cues: Cues = {
  count: 2,
  read({ delivery }, targets) {
    targets[AWAY] = delivery === 'sending' || delivery === 'sent' ? 1 : 0
    targets[SENT] = delivery === 'sent' ? 1 : 0
  },
}

/**
 * Returns the journey of letters and lanterns. At the form the nearest letter stands beside it. At the questions three letters
 * lie on the water beside the lanterns. The nearest letter sails out while the form sends its message, and the lanterns
 * brighten when it was sent.
 */
export function contactJourney(bodies: readonly BodySpec[], shift: LensShift, aspect: number): Journey {
  const { form, questions, away } = isTall(aspect) ? tall : wide
  const firstLantern = bodies.filter(({ lamp }) => !lamp).length

  const upright = bodies.map(({ rotation }) => attitudeOf([LANTERN_LEAN, rotation[1], 0]))

  const stationOf =
    (rows: readonly PlaceRow[] | null): PlaceAtStation =>
    (place, index) => {
      const lantern = index - firstLantern
      const row = lantern >= 0 ? rows?.[LETTERS + lantern] : index < LETTERS ? rows?.[index] : undefined
      if (!row) return
      place.u = row[0]
      place.v = row[1]
      place.depth = row[2]
    }
  const stations = placeJourney({
    bodies,
    shift,
    aspect,
    stations: [stationOf(form), stationOf(questions)],
    // No panel covers the scene between the first screen and the form.
    open: [0],
    turn: [0, 0],
  })
  const approach = createApproach(shift, aspect)
  const sight = { ...away }

  const steady = (poses: Float32Array, amount: number) => {
    for (let index = 0; index < LYING.length && index < firstLantern; index += 1) {
      const attitude = LYING[index]
      if (attitude) turnTowards(poses, index * POSE_STRIDE + ROTATION.offset, attitude, amount)
    }
    for (let index = firstLantern; index < bodies.length; index += 1) {
      const attitude = upright[index]
      if (attitude) turnTowards(poses, index * POSE_STRIDE + ROTATION.offset, attitude, amount)
    }
  }

  const send = (poses: Float32Array, gone: number, sent: number) => {
    sight.depth = away.depth * OUT_OF_SIGHT ** sent
    approach(poses, 0, sight, gone)
    // The letter shows its back, with address and stamp, while it leaves.
    turnAboutY(poses, ROTATION.offset, Math.PI * gone)
    poses[GLOW.offset] = GONE * sent
    for (let index = 0; index < LIGHTS.length; index += 1) {
      const lantern = firstLantern + index
      if (lantern < bodies.length) poses[lantern * POSE_STRIDE + GLOW.offset] = (LIGHTS[index] ?? 0) * sent
    }
  }

  return {
    last: stations.last,
    cues,
    letter: 0,
    // A lit lantern, which the letter reaches: -1 in a scene without one is outside of the buffer.
    warm: { body: firstLantern < bodies.length ? firstLantern : -1, station: 2, cue: SENT },
    apply(poses, moment) {
      stations.apply(poses, moment)
      if (moment.s > 1) steady(poses, STEADIED * smootherstep(moment.s - 1))
      const gone = smootherstep(moment.levels[AWAY] ?? 0)
      // The lanterns brighten once the letter has arrived, also where the answer comes sooner.
      const sent = gone * smootherstep(moment.levels[SENT] ?? 0)
      if (gone > 0 && firstLantern > 0) send(poses, gone, sent)
    },
  }
}
