import type { ServiceName } from './serviceNames.ts'

export type Tint = 'teal' | 'blue' | 'green'

export type ServiceIcon =
  | 'window'
  | 'phone'
  | 'neurons'
  | 'chain'
  | 'cloud'
  | 'chip'
  | 'shield'
  | 'crew'
  | 'compasses'
  | 'strata'

/** `sample` marks invented content. `npm run preflight` fails while a record has it. */
export interface Service {
  title: ServiceName
  description: string
  icon: ServiceIcon
  color: Tint
  longDescription: string
  technologies: readonly string[]
  sample: boolean
}

export const projectCategories = [
  'FinTech',
  'Healthcare',
  'E-commerce',
  'IoT',
  'Blockchain',
  'AI/ML',
] as const

export type ProjectCategory = (typeof projectCategories)[number]

/** A line chart of the project's own measurements. */
export interface ProjectChart {
  caption: string
  /** One value per step, in the unit that the caption names. None is negative. */
  values: readonly [number, number, ...number[]]
  /** Labels of the first and the last value. */
  from: string
  to: string
}

export interface Project {
  title: string
  description: string
  category: ProjectCategory
  technologies: readonly string[]
  timeline: string
  results: readonly Stat[]
  image: ProjectChart
  features: readonly string[]
  sample: boolean
}

export interface Testimonial {
  name: string
  title: string
  company: string
  location: string
  content: string
  rating: 5
  project: string
  timeline: string
  technologies: readonly string[]
  sample: boolean
}

export interface TeamMember {
  name: string
  role: string
  specialty: string
  experience: string
  sample: boolean
}

/** A number in words, such as `24/7`, and what it counts. */
export interface Stat {
  value: string
  label: string
}

export interface Note {
  title: string
  text: string
}

export interface Question {
  question: string
  answer: string
}

export interface LegalSection {
  title: string
  paragraphs: readonly string[]
}
