import type { SceneFacts } from '../engine/facts.ts'
import type { RouteScene } from '../routes/table.ts'
import { facts as about } from './about/facts.ts'
import { facts as contact } from './contact/facts.ts'
import { facts as standard } from './default/facts.ts'
import { facts as portfolio } from './portfolio/facts.ts'
import { facts as services } from './services/facts.ts'
import { facts as testimonials } from './testimonials/facts.ts'

/** The facts of all scenes. No file here loads three.js: the page, its posters and the tooling read them. */
export const sceneFacts = {
  default: standard,
  services,
  about,
  portfolio,
  testimonials,
  contact,
} as const satisfies { [Id in RouteScene]: SceneFacts & { id: Id } }

/** Returns the facts of a scene by its id, or undefined without a scene. */
function factsOf(scene: string): SceneFacts | undefined {
  return (sceneFacts as Partial<Record<string, SceneFacts>>)[scene]
}

/** Returns the numbers of a scene's stations: 0 to its last one. Without a scene there is only the first. */
export function stationNumbers(scene: string): number[] {
  return Array.from({ length: (factsOf(scene)?.lastStation ?? 0) + 1 }, (_, station) => station)
}
