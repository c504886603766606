/**
 * What a page says to its scene, and to the surfaces between the scene and its text. This is the whole of it:
 * pages write it by `marked`, and nobody writes the attributes by hand.
 *
 * | mark      | attribute      | read by                                                     |
 * | --------- | -------------- | ----------------------------------------------------------- |
 * | `keyframe` | `data-keyframe` | backdrop/trackKeyframes.ts                                   |
 * | `sceneGap` | `data-scene-gap`   | backdrop/trackKeyframes.ts and textBoxes.ts, theme, Section  |
 * | `surface` | `data-surface` | backdrop/trackKeyframes.ts and textBoxes.ts, theme, Section  |
 * | `beside`  | `data-beside`  | theme, Section; scenes by the window (`isDesktop`)          |
 * | `around`  | `data-scrim`   | theme, CallToAction                                         |
 * | `hero`    | `data-hero`    | theme, backdrop/backdropCss.ts                              |
 */
export interface Marks {
  /** Number of the scene's keyframe at this element. A panel between two keyframes has the number halfway. */
  keyframe?: number | undefined
  /**
   * Whether a tall window shows the scene in a scene gap below the text, at the element's keyframe, or at
   * that of this number. An open section has a scene gap unless this is false.
   */
  sceneGap?: boolean | number | undefined
  /** `panel` covers the scene behind dense text, `open` leaves it in view beside the text. */
  surface?: 'panel' | 'open' | undefined
  /** Whether a panel leaves its last columns to the scene in wide windows. */
  beside?: boolean | undefined
  /** Whether the bodies stand around the text, in windows wider than a phone's. */
  around?: boolean | undefined
  /** Whether it is a page's first screen. */
  hero?: boolean | undefined
}

const flag = (value: boolean | undefined) => (value ? '' : undefined)

/** Returns the attributes of an element with these marks. */
export function marked({ keyframe, surface, sceneGap = surface === 'open', beside, around, hero }: Marks) {
  return {
    'data-hero': flag(hero),
    'data-surface': surface,
    'data-keyframe': keyframe,
    'data-scene-gap': typeof sceneGap === 'number' ? sceneGap : flag(sceneGap),
    'data-beside': flag(beside),
    'data-scrim': around ? 'centre' : undefined,
  }
}
