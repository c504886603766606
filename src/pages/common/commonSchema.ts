import * as v from 'valibot'
import { file, line, link, listOf, optional, record } from '../../shared/contentRules.ts'

/** What the navigation, search engines and link previews say of a page. */
export const head = record({
  /** Path of the page in this language, such as `/om-oss`. Without it the page has the path of `routes/table.ts`. */
  path: optional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^(\/[a-z\d]+(-[a-z\d]+)*)+$/, 'must be a path such as /om-oss, of a-z, digits and hyphens'),
    ),
  ),
  /** Name of the page in the header, the footer and the breadcrumbs of its structured data. */
  label: line(20),
  /** Name of the page in its document title, or the whole title of the home page. */
  title: line(140),
  /** Meta description. Search engines cut it after about 160 characters. */
  description: line(260),
})
export type Head = v.InferOutput<typeof head>

/** First screen of a page. */
export const hero = record({
  eyebrow: line(48),
  /** One entry per line. */
  title: listOf(line(24), 1, 3),
  lead: line(240),
})

/** Last section of a page. */
export const callToAction = record({
  heading: line(32),
  text: line(160),
  /** Second button, beside the one that leads to the contact form. */
  second: link,
})

/** Last section of a page about past work. */
export const callToActionOfWork = record({
  heading: line(48),
  text: line(200),
  /** Second button. Without it the section has the link to book a call, where the site has one. */
  second: v.exactOptional(link),
})

/** Buttons of the calls to action. */
export const call = file({
  /** Leads to the contact page. */
  write: line(28),
  /** Opens the booking page in a new tab. Where there is none, it leads to the calendar or the contact page. */
  book: line(28),
  /** Leads from the home page to the contact page where the site has no calendar and no booking page. */
  propose: line(28),
})

/** Texts of the calendar. `{name}` is its name from VITE_SCHEDULER_NAME. */
export const scheduler = file({
  heading: line(40),
  text: line(240, 'name'),
  load: line(28),
  open: line(48),
  /** Accessible name of the frame. */
  frame: line(60, 'name'),
  loading: line(60),
  /** Shown when the calendar has not loaded within ten seconds. */
  late: line(60, 'name'),
  /** Link under the loaded calendar. A browser reports a blocked frame as loaded. */
  empty: line(60),
})
