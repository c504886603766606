import * as v from 'valibot'
import { line, link, paragraph } from '../rules.ts'

/** Last section of a page. */
export const callToAction = v.object({
  heading: line(32),
  text: paragraph(160),
  /** Second button, beside the one that leads to the contact form. */
  second: link,
})
