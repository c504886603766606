import {
  file,
  fileName,
  group,
  hint,
  line,
  link,
  listOf,
  note,
  optionalGroup,
  optionalHint,
  record,
  stat,
} from '../../shared/contentRules.ts'
import { eyebrow, heading } from '../common/commonSchema.ts'

/** A client's logo as the page shows it. */
export interface ShownLogo {
  src: string
  /** Width / height. */
  ratio: number
}

export const homePage = file({
  hero: group('First screen of the page.', {
    eyebrow: eyebrow(60),
    title: heading(60),
    lead: hint('Paragraph below the heading.', line(320)),
    buttons: hint('Below the paragraph.', listOf(link, 1, 2)),
  }),
  figures: optionalGroup('Along the bottom of the first screen.', {
    label: hint('What screen readers call the figures.', line(40)),
    stats: listOf(stat, 2, 4),
  }),
  story: optionalGroup('Who the agency is, below the first screen.', {
    eyebrow: eyebrow(48),
    heading: heading(72),
    paragraphs: hint('One entry per paragraph.', listOf(line(400), 1, 4)),
    links: optionalHint('Below the paragraphs.', listOf(link, 1, 3)),
  }),
  services: group('Above the list of services.', { eyebrow: eyebrow(48), heading: heading(48) }),
  industries: optionalGroup('Industries, with the standards that the agency has worked to.', {
    eyebrow: eyebrow(48),
    heading: heading(48),
    text: hint('Below the heading.', line(160)),
    list: hint('Such as Banking: PCI DSS.', listOf(record({ name: line(40), standards: line(40) }), 1, 8)),
  }),
  technologies: optionalGroup('What the agency works with, by category.', {
    heading: heading(60),
    categories: hint(
      'What is in each.',
      listOf(record({ name: line(24), items: listOf(line(20), 1, 8) }), 1, 8),
    ),
  }),
  testimonials: optionalGroup('Around the first testimonials. Not needed without any.', {
    eyebrow: eyebrow(48),
    heading: hint('Heading for assistive technology only.', line(60)),
    link,
  }),
  clients: optionalGroup('Names or logos of clients.', {
    heading: heading(60),
    list: listOf(
      record({
        name: hint('The client.', line(40)),
        logo: optionalHint(
          'A drawing in one colour, in src/content/pictures. It takes the place of the name.',
          fileName('svg'),
        ),
      }),
      1,
      12,
    ),
  }),
  call: optionalGroup(
    'Words beside the calendar. The section is left out where there is neither a way to book nor a benefit.',
    {
      eyebrow: eyebrow(48),
      heading: heading(48),
      benefits: optionalHint('What somebody gets from a call.', listOf(note, 1, 4)),
    },
  ),
  callToAction: group('Last section of the page.', { heading: heading(36), text: line(160) }),
})
