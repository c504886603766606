import { clamp } from '../../shared/math.ts'
import { isTall } from '../composition.ts'

/** Where a change of scenes begins, NDC: in the middle of the compositions, beside or below the text. */
const FOCUS = { wide: [0.5, 0], tall: [0.15, -0.55] } as const

/** Distance from the focus from which on bodies enter last, as a share of half the window's diagonal. */
const FARTHEST = 0.75

/**
 * Writes the delay of each body at `places`, see `bodyProgress`. Both scenes of a change use the same rule, so that
 * bodies at one place on the screen leave and enter together: first those near the focus, then those around it.
 */
export function writeDelays(
  delays: Float32Array,
  places: Float32Array,
  leaves: boolean,
  aspect: number,
): void {
  const focus = isTall(aspect) ? FOCUS.tall : FOCUS.wide
  const farthest = FARTHEST * Math.hypot(aspect, 1)
  for (let index = 0; index < delays.length; index += 1) {
    const dx = (places[2 * index] ?? 0) - focus[0] * aspect
    const dy = (places[2 * index + 1] ?? 0) - focus[1]
    const order = clamp(Math.hypot(dx, dy) / farthest, 0, 1)
    // A body with a longer delay enters later and leaves earlier.
    delays[index] = leaves ? 1 - order : order
  }
}
