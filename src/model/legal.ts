import * as v from 'valibot'
import { line, listOf, paragraph } from './rules.ts'

const legalSection = v.object({
  title: line(60),
  paragraphs: listOf(paragraph(1200), 1, 6),
})

/** Texts of a legal page. */
export const legalPage = v.object({
  eyebrow: line(60),
  title: line(40),
  lead: paragraph(200),
  /** Words before the date. */
  asOf: line(24),
  /** Date of the last change, as it is shown. */
  date: line(24),
  /** Accessible name of the table of contents. */
  contentsName: line(40),
  /** Numbered sections. Their titles are different, because links lead to them. */
  sections: v.pipe(
    listOf(legalSection, 1, 16),
    v.check(
      (sections) => new Set(sections.map(({ title }) => title)).size === sections.length,
      'has two sections with the same title',
    ),
  ),
})
export type LegalPage = v.InferOutput<typeof legalPage>
