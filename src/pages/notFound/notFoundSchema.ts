import { eyebrow } from '../common/commonSchema.ts'
import { file, line, link, listOf, hint } from '../../shared/contentRules.ts'

/** Texts of the page for unknown paths. */
export const notFoundPage = file({
  eyebrow: eyebrow(40),
  eyebrowWithPath: hint(
    'The eyebrow with the {path} that was asked for, which only a browser with JavaScript knows.',
    line(48, 'path'),
  ),
  title: hint('One entry per line.', listOf(line(20), 1, 3)),
  lead: hint('Paragraph below the heading.', line(200)),
  link,
})
