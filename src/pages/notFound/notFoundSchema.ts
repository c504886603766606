import { file, line, link, listOf } from '../../shared/contentRules.ts'

/** Texts of the page for unknown paths. */
export const notFoundPage = file({
  eyebrow: line(40),
  /** The eyebrow with the `{path}` that was asked for, which only a browser with JavaScript knows. */
  eyebrowWithPath: line(48, 'path'),
  /** One entry per line. */
  title: listOf(line(18), 1, 3),
  lead: line(200),
  link,
})
