import * as v from 'valibot'
import { line, listOf, paragraph, stat } from '../rules.ts'
import { callToAction } from './callToAction.ts'
import { hero } from './hero.ts'

const story = v.object({
  eyebrow: line(48),
  heading: line(60),
  paragraphs: listOf(paragraph(480), 1, 5),
})

const principle = v.object({
  title: line(40),
  text: paragraph(160),
  /** A list below the text, such as the values of the agency. Empty where the text is all. */
  points: listOf(line(40), 0, 6),
})

export const aboutPage = v.object({
  hero,
  /** How the agency began. */
  origin: story,
  /** Where the agency's name or language comes from. Null leaves the section out. */
  theme: v.nullable(story),
  principles: v.object({
    /** Accessible name of the section, which has no heading. */
    label: line(60),
    entries: listOf(principle, 1, 6),
  }),
  advantages: v.object({
    heading: line(60),
    /** The first has the largest figure. */
    entries: listOf(v.object({ ...stat.entries, text: paragraph(160) }), 1, 6),
  }),
  /** Words around the records of the team. Without records the section is left out. */
  team: v.object({
    heading: line(60),
    columns: v.object({
      name: line(20),
      role: line(20),
      specialty: line(20),
      experience: line(20),
    }),
    /** Text below the table. Null leaves it out. */
    note: v.nullable(paragraph(200)),
    /** What the dials beside the names show. */
    dials: paragraph(100),
  }),
  callToAction,
})

/** Texts of the about page. */
export type AboutPage = v.InferOutput<typeof aboutPage>
