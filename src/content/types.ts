import type { ServiceName } from './serviceNames.ts'

/** Color of a service's icon: the name of a token. */
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

interface ContentRecord {
  /** True for invented content. `npm run preflight` fails while any record has it. */
  sample: boolean
}

export interface Service extends ContentRecord {
  title: ServiceName
  description: string
  icon: ServiceIcon
  color: Tint
  longDescription: string
  technologies: readonly string[]
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

export interface Project extends ContentRecord {
  title: string
  description: string
  category: ProjectCategory
  technologies: readonly string[]
  /** Duration as it is shown, such as `9 months`. */
  timeline: string
  results: readonly Stat[]
  /** The project's picture, which is a chart. */
  image: ProjectChart
  features: readonly string[]
}

export interface Testimonial extends ContentRecord {
  name: string
  /** Job title. */
  title: string
  company: string
  location: string
  /** The quotation, without quotation marks. */
  content: string
  /** Number of stars out of 5. */
  rating: 5
  project: string
  /** Duration as it is shown, such as `9 months`. */
  timeline: string
  technologies: readonly string[]
}

export interface TeamMember extends ContentRecord {
  name: string
  role: string
  specialty: string
  experience: string
}

/** A figure and its label. `value` is text, such as `24/7`. */
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
