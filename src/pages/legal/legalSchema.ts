import * as v from 'valibot'
import {
  file,
  group,
  hint,
  line,
  listOf,
  optional,
  optionalGroup,
  record,
} from '../../shared/contentRules.ts'
import { eyebrow, heading } from '../common/commonSchema.ts'
import { slugOf } from '../../shared/text.ts'

const paragraph = (places: readonly string[]) => line(1200, ...places.map((place) => `${place}?`))

/** Fields of a legal page. Each of the `needed` places stands in a paragraph, and others can. */
const legalPage = (needed: readonly string[] = [], others: readonly string[] = []) => ({
  eyebrow: eyebrow(60),
  title: heading(40),
  lead: hint('Paragraph below the heading.', line(200)),
  asOf: hint('Words before the date.', line(24)),
  date: hint('Date of the last change, as it is shown.', line(24)),
  contentsName: hint('What screen readers call the table of contents.', line(40)),
  sections: v.pipe(
    listOf(
      record({ title: heading(60), paragraphs: listOf(paragraph([...needed, ...others]), 1, 6) }),
      1,
      16,
    ),
    v.check(
      (sections) => new Set(sections.map(({ title }) => slugOf(title))).size === sections.length,
      'has two sections with the same title',
    ),
    v.check(
      (sections) => {
        const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
        return needed.every((place) => text.includes(`{${place}}`))
      },
      `must have the places ${needed.map((place) => `{${place}}`).join(', ')} in a paragraph`,
    ),
    v.metadata({ description: 'Numbered. Links lead to their titles.' }),
  ),
})

export const termsPage = file(legalPage())

/**
 * Texts of the privacy policy. They describe what the code does: change both together. Texts of `variants`
 * stand at their places in the paragraphs, as they are true for the agency and the configuration. A paragraph
 * that is empty then is left out.
 */
export const privacyPage = file({
  ...legalPage(['calendar', 'booking'], ['registration']),
  variants: group('Texts of the places in the paragraphs: the one that is true stands there.', {
    registration: optionalGroup('One sentence per fact that is known.', {
      company: line(80, 'company', 'country?'),
      register: line(60, 'register'),
      vatNumber: line(60, 'vatNumber'),
    }),
    calendar: group('With a calendar, with one that waits until the visitor asks for it, and without one.', {
      given: optional(line(800, 'provider')),
      asked: optional(line(800, 'provider')),
      none: optional(line(800)),
    }),
    booking: group('With and without a booking page.', {
      given: optional(line(400)),
      none: optional(line(400)),
    }),
  }),
})

export type LegalTexts = v.InferOutput<typeof termsPage>
