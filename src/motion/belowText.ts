/**
 * Height in NDC per station by which a picture sinks from half a station before its own on, and comes up with
 * that station's text.
 */
const SINK = 6
const RISE = 18

/**
 * Returns how far a picture for the whole width of a wide window is below its place, `stations` before its
 * own, NDC.
 */
export const belowText = (stations: number, tall: boolean): number =>
  tall ? 0 : Math.max(0, Math.min(RISE * stations, SINK * (0.5 - stations)))
