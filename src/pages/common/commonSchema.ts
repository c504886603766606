import * as v from 'valibot'
import {
  anyText,
  file,
  group,
  hint,
  line,
  link,
  listOf,
  optional,
  optionalHint,
  shared,
} from '../../shared/contentRules.ts'

export const head = group(
  'How the menu, search engines and link previews name the page.',
  {
    /**
     * Path of the page in this language, such as `/om-oss`. Without it the page has the path of
     * `routes/table.ts`.
     */
    path: optional(
      shared(
        hint(
          'Address of the page in this language, such as /om-oss. If it changes, old links lead nowhere.',
          v.pipe(
            anyText,
            v.regex(
              /^(\/[a-z\d]+(-[a-z\d]+)*)+$/,
              'must be a path such as /om-oss, of a-z, digits and hyphens',
            ),
          ),
        ),
      ),
    ),
    label: hint(
      'Name of the page in the header, the footer and the breadcrumbs of its structured data.',
      line(24),
    ),
    title: hint('Name of the page in its document title, or the whole title of the home page.', line(140)),
    description: hint('Meta description. Search engines cut it after about 160 characters.', line(260)),
  },
  'Name of the page',
)
export type Head = v.InferOutput<typeof head>

export const eyebrow = (max: number) => hint('Small line above the heading.', line(max))

export const heading = (max: number) => hint('Heading of the page or of this part of it.', line(max))

export const hero = group('First screen of the page.', {
  eyebrow: eyebrow(48),
  title: hint('One entry per line.', listOf(line(24), 1, 3)),
  lead: hint('Paragraph below the heading.', line(240)),
})

export const callToAction = group('Last section of the page.', {
  heading: heading(32),
  text: hint('Below the heading.', line(160)),
  second: hint('Second button, beside the one that leads to the contact form.', link),
})

/** Last section of a page about past work. */
export const callToActionOfWork = group('Last section of the page.', {
  heading: heading(48),
  text: hint('Below the heading.', line(200)),
  second: v.exactOptional(
    hint('Second button. Without it the section has the link to book a call, where the site has one.', link),
  ),
})

export const call = file({
  write: hint('Leads to the contact page.', line(28)),
  book: optionalHint(
    'Opens the booking page in a new tab, or leads to the calendar. Needed with either.',
    line(28),
  ),
  propose: optionalHint(
    'Leads to the contact page of a site without a calendar and a booking page. Else there is no button.',
    line(28),
  ),
})

/** Texts of the calendar. `{name}` is `calendarName` of agency.json. */
export const scheduler = file({
  heading: heading(40),
  text: hint('Below the heading.', line(240, 'name')),
  load: hint('Button that loads the calendar.', line(28)),
  open: hint('Link below the calendar that opens it in a tab of its own.', line(60)),
  frame: hint('What screen readers call the frame.', line(60, 'name')),
})
