import * as v from 'valibot'
import { line, link, listOf, paragraph, template } from '../rules.ts'

export const notFoundPage = v.object({
  eyebrow: line(40),
  /** The eyebrow with the `{path}` that was asked for, which only a browser with JavaScript knows. */
  eyebrowWithPath: template(48, 'path'),
  /** One entry per line. */
  title: listOf(line(18), 1, 3),
  lead: paragraph(200),
  link,
})

/** Texts of the page for unknown paths. */
export type NotFoundPage = v.InferOutput<typeof notFoundPage>
