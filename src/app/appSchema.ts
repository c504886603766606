import * as v from 'valibot'
import { plainAddress } from '../shared/plainAddress.ts'
import { byRoute, NO_SCENE, routeScenes } from '../routes/table.ts'
import {
  addressOrNone,
  anyText,
  differing,
  file,
  group,
  hint,
  line,
  link,
  listOf,
  oneOf,
  optional,
  optionalGroup,
  optionalHint,
  record,
  shared,
} from '../shared/contentRules.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && languageNames.of(tag) !== undefined
  } catch {
    return false
  }
}

/**
 * Tags of the site's languages (BCP 47), such as `nb`. The first is served at the site's base, each other one
 * at `/<tag>/`.
 */
export const languageTags = v.pipe(
  listOf(
    v.pipe(anyText, v.check(isLanguage, 'is no language; a tag such as en, nb or pt-BR is needed')),
    1,
    12,
  ),
  v.check((tags) => new Set(tags).size === tags.length, 'names a language twice'),
)

const mailId = v.pipe(anyText, v.regex(/^[\w-]+$/, 'may hold letters, digits, _ and - only'))

export const agencyFacts = file({
  languages: languageTags,
  name: hint('The agency as visitors know it.', line(60)),
  kind: optionalHint(
    'What search engines take it for, a type of schema.org: ProfessionalService. Default: Organization.',
    v.pipe(
      anyText,
      v.regex(
        /^[A-Z][A-Za-z]*$/,
        'must be a type of schema.org, such as Bakery: see schema.org/Organization',
      ),
    ),
  ),
  since: optionalHint(
    'Year of its foundation.',
    v.pipe(v.number('must be a number'), v.integer('must be a whole number')),
  ),
  address: record({
    street: hint('With the number.', line(60)),
    city: hint('City or town.', line(40)),
    region: optionalHint('State, province or county. Addresses of some countries have none.', line(40)),
    postalCode: optionalHint('As it stands on letters.', line(12)),
    country: hint(
      'Country code (ISO 3166-1), such as US. It decides the order of the address.',
      v.pipe(anyText, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
    ),
  }),
  phone: hint(
    'International number as it is shown, from the plus sign: +1 614 555 0142.',
    v.pipe(
      anyText,
      v.transform(plainAddress),
      line(24),
      v.regex(/^\+[\d ()./-]+$/, 'must be an international number of digits, such as +1 614 555 0142'),
    ),
  ),
  email: hint(
    'As visitors read it.',
    v.pipe(anyText, v.transform(plainAddress), line(60), v.email('is not an e-mail address')),
  ),
  social: hint('Profiles of the agency elsewhere, in the footer.', listOf(link, 0, 6)),
  scenes: optionalHint(
    'A page has a scene of its own. Choose another one here, or none.',
    record(byRoute(() => optional(oneOf([...routeScenes, NO_SCENE])))),
  ),
  bookingPage: optionalHint('Books a call: https://cal.com/your-agency/intro, or none.', addressOrNone),
  calendar: optionalHint('In the contact page: https://cal.com/your-agency/embed, or none.', addressOrNone),
  calendarName: optionalHint('Company behind it. Default: its host.', line(40)),
  askFirst: optionalHint(
    'The calendar loads when the visitor asks for it, for agencies whose law wants that.',
    v.boolean('must be true or false'),
  ),
  mail: optionalGroup('Ids of EmailJS, which sends the form. Visitors may see them.', {
    serviceId: mailId,
    templateId: mailId,
    publicKey: mailId,
  }),
  /** A missing one is not known yet, which `npm run preflight` reports. */
  legal: group('For the privacy policy. Write "none" where there is none.', {
    company: optionalHint('Name in the register with the legal form.', line(80)),
    register: optionalHint('Register and number in it.', line(80)),
    vatNumber: optionalHint('With its country code.', line(40), 'VAT number'),
  }),
})

/** A fact that a language writes differently, such as in its own script. */
const otherwise = (max: number) => optional(shared(line(max)))

export const agencyWords = file({
  name: optional(shared(hint("The agency's name, if this language writes it differently.", line(60)))),
  tagline: hint('What the agency is, in a few words: beside its name, and for search engines.', line(60)),
  law: hint(
    'Whose law applies to the terms, after "the law of": "the State of Ohio, United States".',
    line(80),
  ),
  courts: hint('Place of the courts, after "its courts in".', line(60)),
  address: optional(
    shared(
      group('The address, where this language writes it differently: Ghent for Gent.', {
        street: otherwise(60),
        city: otherwise(40),
        region: otherwise(40),
      }),
    ),
  ),
  legal: optional(
    shared(
      group('The entry in the register, where this language writes it differently.', {
        company: otherwise(80),
        register: otherwise(80),
      }),
    ),
  ),
})

/** What search engines and link previews say of all pages. The head of each is in the file of its texts. */
export const heads = file({
  title: hint('Document title of every page but the home page.', line(80, 'page')),
  shareAlt: hint(
    'Describes the picture that other sites show for a link. {title} is the document title.',
    line(120, 'title'),
  ),
  shareTitle: hint(
    "Headline of the home page's picture. The other pictures have the title of their page.",
    line(60),
  ),
})

const font = optional(
  shared(
    v.pipe(
      anyText,
      v.regex(
        /^(system|@fontsource(-variable)?\/[a-z\d-]+)$/,
        'must be "system", or a package such as @fontsource-variable/heebo',
      ),
    ),
  ),
)

/** Words of what surrounds the pages, and of controls that several pages have. */
export const interfaceTexts = file({
  languageName: optionalHint(
    'Name of this language in its own words, for the others. Default: the one that browsers know.',
    shared(line(30)),
  ),
  fonts: optionalHint(
    "Fonts for a language whose characters the site's own fonts lack: headings, text, and figures.",
    shared(record({ display: font, text: font, mono: font })),
  ),
  skipLink: hint("Link to the page's content: the first stop of the Tab key.", line(40)),
  homeLink: hint(
    "What screen readers call the mark and the agency's name, which link to the home page.",
    line(80),
  ),
  menu: differing(
    {
      label: hint('What screen readers call the main navigation.', line(30)),
      open: hint('Button of the menu on small screens.', line(30)),
      close: hint('The same button while the menu is open.', line(30)),
      here: hint('Beside the current page, in the menu of small screens.', line(12)),
      start: hint('Button that leads to the contact page.', line(20)),
    },
    'open',
    'close',
  ),
  backdrop: hint(
    "Button that stops and starts the backdrop's motion.",
    differing({ pause: line(60), play: line(60) }, 'pause', 'play'),
  ),
  footer: record({
    lines: hint(
      "The first stands large across the footer, the others below the agency's name.",
      listOf(line(80), 1, 3),
    ),
    call: optionalHint(
      'Button to the booking page, or else to the contact page. Default: book or write in call.json.',
      line(28),
    ),
    pages: hint('Heading of the list of pages.', line(20)),
    pagesLabel: hint('What screen readers call the list of pages.', line(40)),
    services: hint('Heading of the list of services.', line(20)),
    servicesLabel: hint('What screen readers call the list of services.', line(40)),
    contact: hint('Heading of the address.', line(20)),
    contactLabel: hint(
      'What screen readers call the address, telephone number and e-mail address.',
      line(40),
    ),
    copyright: hint('The last line.', line(80)),
    registration: optionalHint(
      "The agency's entry in the register, where the law asks for it: {company}, {register}.",
      line(80, 'company?', 'register?', 'vatNumber?'),
    ),
    links: optionalHint(
      'Links after those to the legal pages, such as one to a complaints book or a register.',
      listOf(link, 1, 4),
    ),
    profilesLabel: hint("What screen readers call the links to the agency's profiles.", line(80)),
  }),
  newTab: hint('Read aloud after a link that opens a new tab.', line(40)),
  optional: hint('Beside the label of a field that may stay empty.', line(16)),
  closeNotification: hint('Button that closes a notification.', line(40)),
  failedPage: group('In place of a page that could not be loaded.', {
    title: line(40),
    text: line(160, 'reload', 'home'),
    reload: hint('Links in the text.', line(30)),
    home: line(30),
  }),
})
