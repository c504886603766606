import type { SceneFacts } from '../engine/facts.ts'
import type { RouteScene } from '../routes/table.ts'

/** The facts of all scenes. No file here loads three.js: the page, its posters and the tooling read them. */
export const sceneFacts = {
  default: { id: 'default', lastStation: 3, stills: [0, 2, 3], startTime: 0 },
  services: { id: 'services', lastStation: 1, stills: [0, 1], startTime: 0 },
  about: { id: 'about', lastStation: 1, stills: [0, 1], startTime: 0 },
  // A wave crest crosses the picture.
  portfolio: { id: 'portfolio', lastStation: 2, stills: [0, 2], startTime: 4.4 },
  testimonials: { id: 'testimonials', lastStation: 2, stills: [0, 2], startTime: 0 },
  contact: { id: 'contact', lastStation: 2, stills: [0, 2], startTime: 0 },
} as const satisfies { [Id in RouteScene]: SceneFacts & { id: Id } }

const factsOf = (scene: string) => (sceneFacts as Partial<Record<string, SceneFacts>>)[scene]

/** Returns the number of a scene's last station. Without a scene there is only the first, 0. */
export const lastStationOf = (scene: string): number => factsOf(scene)?.lastStation ?? 0

/** Returns the stations of a scene that have a still: the first screen, the closing, and openings of pages. */
export const stillsOf = (scene: string): readonly number[] => factsOf(scene)?.stills ?? [0]
