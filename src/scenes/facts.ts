import type { SceneFacts } from '../engine/facts.ts'
import type { RouteScene } from '../routes/table.ts'

/** The facts of all scenes. No file here loads three.js: the page, its posters and the tooling read them. */
export const sceneFacts = {
  default: { id: 'default', lastStation: 5, startTime: 0 },
  services: { id: 'services', lastStation: 1, startTime: 0 },
  about: { id: 'about', lastStation: 2, startTime: 0 },
  // A wave crest crosses the picture.
  portfolio: { id: 'portfolio', lastStation: 2, startTime: 4.4 },
  testimonials: { id: 'testimonials', lastStation: 1, startTime: 0 },
  contact: { id: 'contact', lastStation: 2, startTime: 0 },
} as const satisfies { [Id in RouteScene]: SceneFacts & { id: Id } }

/** Returns the numbers of a scene's stations: 0 to its last one. Without a scene there is only the first. */
export function stationNumbers(scene: string): number[] {
  const facts = (sceneFacts as Partial<Record<string, SceneFacts>>)[scene]
  return Array.from({ length: (facts?.lastStation ?? 0) + 1 }, (_, station) => station)
}
