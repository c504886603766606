/**
 * How long the parts of a scene's entrance take, in seconds. A ring of light starts at a body, and the land
 * behind the text rises with it.
 */
export const entrance = {
  /** Until the ring, and the land with it, is further by half of the window's height. */
  step: 0.95,
  /** The same for the land of a scene that enters after another. */
  stepAfterAnother: 0.53,
  /** From the moment at which the ring reaches a place until its land has risen. */
  rise: 0.71,
  /** By how much later the lines beside text are lit: no bright line crosses text while its land rises. */
  light: 0.57,
  /** Until land has sunk when the page changes. */
  sink: 0.24,
  /** Until the ring has faded to 1 / e. */
  ringFade: 0.87,
} as const
