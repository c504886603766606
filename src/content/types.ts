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

/** `sample` marks invented content. `npm run preflight` fails while any is left. */
export interface Service {
  title: string
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

/** A chart of the project's own measurements, shown in place of a picture. */
export interface ProjectChart {
  caption: string
  /** One value for each step, in the unit that the caption names. */
  values: readonly number[]
  /** Labels of the first and the last value. */
  from: string
  to: string
}

export interface ProjectResult {
  figure: string
  label: string
}

export interface Project {
  title: string
  description: string
  category: ProjectCategory
  technologies: readonly string[]
  timeline: string
  results: readonly ProjectResult[]
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

export interface Stat {
  figure: string
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
