import * as v from 'valibot'
import { line, listOf, paragraph } from '../rules.ts'

/** First screen of a page. */
export const hero = v.object({
  eyebrow: line(48),
  /** One entry per line. */
  title: listOf(line(24), 1, 3),
  lead: paragraph(240),
})
