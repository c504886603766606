import { projects } from '../content/projects.ts'
import { questions } from '../content/questions.ts'
import { services } from '../content/services.ts'
import { team } from '../content/team.ts'
import { testimonials } from '../content/testimonials.ts'

/** Numbers of records. */
export const counts = {
  services: services.length,
  projects: projects.length,
  testimonials: testimonials.length,
  team: team.length,
  questions: questions.length,
}

/** A list of records that can be empty. */
export type Records = keyof typeof counts
