import * as v from 'valibot'
import {
  file,
  line,
  link,
  listOf,
  optional,
  pictureFacts,
  pictureWords,
  record,
  recordsOf,
  slug,
  stat,
  type RecordOf,
} from '../../shared/contentRules.ts'
import { callToActionOfWork } from '../common/commonSchema.ts'

const value = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))

export const projectFacts = recordsOf(
  {
    technologies: listOf(line(24), 1, 6),
    /** A line chart of the project's own measurements, or a picture. Each needs its words. */
    image: optional(
      record({
        /** One value per step, in the unit that the caption names. */
        values: optional(listOf(value, 2, 24)),
        file: optional(pictureFacts.file),
        focus: pictureFacts.focus,
      }),
    ),
    /** What the page of the project's story shows besides its words: pictures in their order, and a testimonial by its slug. */
    story: optional(
      record({
        pictures: optional(listOf(record(pictureFacts), 1, 6)),
        testimonial: optional(slug),
      }),
    ),
  },
  0,
  12,
)
export const projectWords = recordsOf(
  {
    title: line(72),
    description: line(320),
    /** The filter has one button per category, in the order of the records. */
    category: line(20),
    /** Duration as it is shown, such as `9 months`. */
    timeline: line(16),
    results: optional(listOf(record({ value: line(8), label: line(60) }), 1, 3)),
    image: optional(
      record({
        caption: optional(line(48)),
        /** Labels of a chart's first and last value. */
        from: optional(line(10)),
        to: optional(line(10)),
        alt: optional(pictureWords.alt),
      }),
    ),
    /** A card shows the first three. */
    features: listOf(line(90), 1, 8),
    /** A page of the project's own, to which its card links. */
    story: optional(
      record({
        title: line(60),
        /** Meta description, and the first paragraph. */
        description: line(240),
        paragraphs: listOf(line(800), 1, 12),
        pictures: optional(listOf(record({ ...pictureWords, caption: optional(line(80)) }), 1, 6)),
      }),
    ),
  },
  0,
  12,
)
export type Project = RecordOf<typeof projectFacts, typeof projectWords>

/** Texts of the portfolio page. */
export const portfolioPage = file({
  hero: record({
    eyebrow: line(48),
    /** One entry per line. */
    title: listOf(line(18), 1, 3),
    lead: line(240),
  }),
  /** Buttons that show one category of projects. Projects of one category have none. */
  filter: record({
    /** Name of the buttons for screen readers. */
    legend: line(40),
    all: line(20),
    /** What a screen reader says after a choice. `{count}` is the number of projects shown, `{category}` their category. */
    shown: record({
      one: line(60, 'count?'),
      many: line(60, 'count'),
      oneInCategory: line(60, 'count?', 'category'),
      manyInCategory: line(60, 'count', 'category'),
    }),
  }),
  projects: record({
    /** Name of the list for screen readers. */
    label: line(40),
    /** Line above a project's title, with its `{number}`, `{category}` and `{timeline}`. */
    eyebrow: line(48, 'number?', 'category?', 'timeline?'),
    /** Description of a chart for screen readers, which read its caption before: its `{values}`. */
    chart: line(80, 'values'),
    /** Headings in a card, for screen readers. */
    features: line(24),
    results: line(24),
    /** Link of each project. */
    link,
  }),
  /** What the projects add up to. */
  totals: optional(
    record({ heading: line(48), stats: listOf(record({ ...stat.entries, value: line(9) }), 1, 6) }),
  ),
  callToAction: callToActionOfWork,
})
