import * as v from 'valibot'
import { line, link, listOf, paragraph, template } from '../rules.ts'

export const notFoundPage = v.object({
  eyebrow: line(40),
  /** The eyebrow with the `{path}` that was asked for, which only a browser with JavaScript knows. */
  eyebrowWithPath: template(48, 'path'),
  /** One entry per line. */
  title: listOf(line(18), 1, 3),
  lead: paragraph(200),
  /** The lead where a path resembles that of a page. `{page}` becomes a link to it. */
  leadWithSuggestion: template(200, 'page'),
  link,
})

/** Texts of the page for unknown paths. */
export type NotFoundPage = v.InferOutput<typeof notFoundPage>
