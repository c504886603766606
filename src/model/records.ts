import * as v from 'valibot'
import { line, listOf, oneOf, paragraph, sample } from './rules.ts'

/** Icons of services. `pages/services/ServiceIcon.tsx` draws them. */
const serviceIcons = [
  'window',
  'phone',
  'neurons',
  'chain',
  'cloud',
  'chip',
  'shield',
  'people',
  'compasses',
  'strata',
] as const

export const service = v.object({
  title: line(40),
  description: paragraph(90),
  icon: oneOf(serviceIcons),
  /** Color of the icon: the name of a token. */
  color: oneOf(['teal', 'blue', 'green']),
  longDescription: paragraph(700),
  technologies: listOf(line(24), 1, 8),
  /** The person who answers for the service, under its title. Null shows nobody. */
  signedBy: v.nullable(line(40)),
  sample,
})
export type Service = v.InferOutput<typeof service>
export const services = listOf(service, 1, 12)

/** A line chart of the project's own measurements. */
const projectChart = v.object({
  caption: line(48),
  /** One value per step, in the unit that the caption names. */
  values: v.pipe(
    v.tupleWithRest(
      [v.number('must be a number'), v.number('must be a number')],
      v.number('must be a number'),
      'must be a list of at least two numbers',
    ),
    v.check(
      (values) => values.every((value) => Number.isFinite(value) && value >= 0),
      'has a negative number',
    ),
    v.maxLength(24, 'has more than 24 numbers'),
    v.readonly(),
  ),
  /** Labels of the first and the last value. */
  from: line(10),
  to: line(10),
})

export const project = v.object({
  title: line(72),
  description: paragraph(320),
  /** The filter has one button per category, in the order of the records. */
  category: line(20),
  technologies: listOf(line(24), 1, 6),
  /** Duration as it is shown, such as `9 months`. */
  timeline: line(16),
  results: listOf(v.object({ value: line(8), label: line(60) }), 1, 3),
  /** The project's picture, which is a chart. */
  image: projectChart,
  /** A card shows the first three. */
  features: listOf(line(90), 1, 8),
  sample,
})
export type Project = v.InferOutput<typeof project>
export const projects = listOf(project, 0, 12)

export const testimonial = v.object({
  name: line(40),
  /** Job title. */
  title: line(48),
  company: line(40),
  location: line(40),
  /** The quotation, without quotation marks. */
  content: paragraph(240),
  /** Number of stars out of 5. */
  rating: v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5'),
  project: line(40),
  /** Duration as it is shown, such as `9 months`. */
  timeline: line(16),
  technologies: listOf(line(24), 1, 4),
  sample,
})
export type Testimonial = v.InferOutput<typeof testimonial>
export const testimonials = listOf(testimonial, 0, 18)

export const teamMember = v.object({
  name: line(40),
  role: line(40),
  specialty: line(60),
  experience: line(16),
  sample,
})
export type TeamMember = v.InferOutput<typeof teamMember>
export const team = listOf(teamMember, 0, 12)

export const question = v.object({ question: line(90), answer: paragraph(480) })
export type Question = v.InferOutput<typeof question>
export const questions = listOf(question, 0, 10)
