import * as v from 'valibot'
import {
  file,
  line,
  link,
  listOf,
  optional,
  record,
  recordsOf,
  stat,
  type RecordOf,
} from '../../shared/contentRules.ts'
import { callToActionOfWork } from '../common/commonSchema.ts'

const value = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))

export const projectFacts = recordsOf(
  {
    technologies: listOf(line(24), 1, 6),
    /** A line chart of the project's own measurements. Its words need values, and its values words. */
    image: optional(
      record({
        /** One value per step, in the unit that the caption names. */
        values: listOf(value, 2, 24),
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
        caption: line(48),
        /** Labels of the first and the last value. */
        from: line(10),
        to: line(10),
      }),
    ),
    /** A card shows the first three. */
    features: listOf(line(90), 1, 8),
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
    /** Link of each project. */
    link,
  }),
  /** What the projects add up to. */
  totals: optional(
    record({ heading: line(48), stats: listOf(record({ ...stat.entries, value: line(9) }), 1, 6) }),
  ),
  callToAction: callToActionOfWork,
})
