import * as v from 'valibot'
import { line, listOf, paragraph } from './rules.ts'

export const legalSection = v.object({
  title: line(60),
  paragraphs: listOf(paragraph(1200), 1, 6),
})

/** A numbered section of a legal page. */
export type LegalSection = v.InferOutput<typeof legalSection>
