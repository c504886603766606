import * as v from 'valibot'
import {
  entry,
  fact,
  file,
  group,
  hint,
  line,
  link,
  listOf,
  optional,
  optionalGroup,
  optionalHint,
  picture,
  record,
  recordOf,
  shared,
  stat,
} from '../../shared/contentRules.ts'
import { callToActionOfWork, heading, hero } from '../common/commonSchema.ts'

/** A photograph with the lines below it. */
const photograph = {
  ...picture,
  caption: optionalHint('A line below the picture.', line(80)),
  credit: optional(shared(hint('Who took it, such as "Photograph: Inês Vaz".', line(60)))),
}

const value = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))

export const project = entry({
  title: hint('Name of the project.', line(72)),
  description: hint('What was done, in two or three sentences.', line(320)),
  category: hint('The filter has one button per category, in the order of the records.', line(24)),
  timeline: hint('As it is shown, such as 9 months.', line(20), 'Duration'),
  place: optional(shared(hint('Where it was built.', line(40)))),
  year: optional(shared(hint('When it was finished.', line(12)))),
  area: optional(shared(hint('How large it is, such as 1 240 m².', line(20)))),
  technologies: optional(shared(hint('What the work was done with.', listOf(line(24), 1, 6)))),
  results: optionalHint(
    'What came of it, in figures.',
    listOf(record({ ...stat.entries, value: line(11), label: line(60) }), 1, 3),
  ),
  image: optionalGroup(
    "A line of the project's own measurements, in place of a picture.",
    {
      values: fact(hint('One value per step, in the unit that the caption names.', listOf(value, 2, 24))),
      caption: hint('What the values are, and their unit.', line(48)),
      from: hint('Label of the first value.', line(10)),
      to: hint('Label of the last value.', line(10)),
    },
    'Chart',
  ),
  picture: optionalGroup('A photograph of the work, in place of a chart.', {
    ...photograph,
  }),
  features: optionalHint('A card shows the first three.', listOf(line(90), 1, 8)),
  story: optionalGroup("A page of the project's own, to which its card links.", {
    title: heading(60),
    description: hint('The first paragraph, and what search engines show.', line(240)),
    paragraphs: hint('One entry per paragraph.', listOf(line(800), 1, 12)),
    pictures: optionalHint(
      'The first stands above the paragraphs, the others between them.',
      listOf(record(photograph), 1, 6),
    ),
    testimonial: optional(fact(hint('What the client says of it.', recordOf('testimonials')))),
  }),
})
export type Project = v.InferOutput<typeof project> & { slug: string }

export const portfolioPage = file({
  hero: group('First screen of the page.', {
    ...hero.entries,
    title: hint('One entry per line.', listOf(line(20), 1, 3)),
  }),
  filter: optionalGroup('Buttons that show one category of projects. Needed with two categories.', {
    legend: hint('Name of the buttons for screen readers.', line(40)),
    all: hint('Button that shows all projects.', line(24)),
    shown: group('What a screen reader says after a choice.', {
      one: line(60, 'count?'),
      many: line(60, 'count'),
    }),
  }),
  projects: group('The cards of the projects.', {
    label: hint('Name of the list for screen readers.', line(40)),
    eyebrow: hint(
      "Line above a project's title, with its {number}, {category} and {timeline}.",
      line(48, 'number?', 'category?', 'timeline?'),
    ),
    chart: optionalHint(
      'Describes a chart to screen readers, after its caption: its {values}. Needed with a chart.',
      line(80, 'values'),
    ),
    features: optionalHint(
      'Headings in a card, for screen readers. Needed with features, and with results.',
      line(24),
    ),
    results: optionalHint('The same above the results.', line(24)),
    link: hint('On each card.', link),
  }),
  totals: optionalGroup('What the projects add up to.', {
    heading: heading(48),
    stats: hint('Such as 24/7.', listOf(record({ ...stat.entries, value: line(11) }), 1, 4)),
  }),
  callToAction: callToActionOfWork,
})
