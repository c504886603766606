/** How long the parts of a scene's entrance take, in seconds. */
export const entrance = {
  /** A scene fades out, and then the next one in. */
  fade: 0.15,
  /** The obstacles, the page's text, rise. */
  rise: 1.2,
  /** They sink when the page changes and the scene stays. */
  sink: 0.24,
} as const
