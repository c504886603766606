import type { SceneFacts } from '../engine/facts.ts'
import type { RouteScene } from '../routes/table.ts'

/** The facts of all scenes. This file loads no three.js: the page, its posters and the tooling read them. */
export const sceneFacts = {
  default: { id: 'default', lastKeyframe: 3, stills: [0, 2, 3], startTime: 0 },
  services: { id: 'services', lastKeyframe: 1, stills: [0, 1], startTime: 0 },
  about: { id: 'about', lastKeyframe: 1, stills: [0, 1], startTime: 0 },
  // A wave crest crosses the picture.
  portfolio: { id: 'portfolio', lastKeyframe: 2, stills: [0, 2], startTime: 4.4 },
  testimonials: { id: 'testimonials', lastKeyframe: 2, stills: [0, 2], startTime: 0 },
  contact: { id: 'contact', lastKeyframe: 2, stills: [0, 2], startTime: 0 },
} as const satisfies { [Id in RouteScene]: SceneFacts & { id: Id } }

const factsOf = (scene: string) => (sceneFacts as Partial<Record<string, SceneFacts>>)[scene]

/** Returns the number of a scene's last keyframe. Without a scene there is only the first, 0. */
export const lastKeyframeOf = (scene: string): number => factsOf(scene)?.lastKeyframe ?? 0

/**
 * Returns the keyframes of a scene that have a still: the first screen, the closing, and openings of pages.
 */
export const stillsOf = (scene: string): readonly number[] => factsOf(scene)?.stills ?? [0]
