import type * as v from 'valibot'
import {
  entry,
  fact,
  file,
  line,
  link,
  listOf,
  oneOf,
  optional,
  record,
  shared,
} from '../../shared/contentRules.ts'
import { serviceIcons } from '../../shared/serviceIcons.ts'
import { callToAction, hero } from '../common/commonSchema.ts'

export const service = entry({
  title: line(40),
  description: line(110),
  longDescription: line(700),
  icon: optional(fact(oneOf([...serviceIcons.keys()]))),
  /** Color of the icon: one of the palette's accents. */
  color: fact(oneOf(['first', 'second', 'third'])),
  technologies: optional(shared(listOf(line(24), 1, 8))),
  /** The person who answers for the service, under its title. */
  signedBy: optional(fact(line(40))),
})
export type Service = v.InferOutput<typeof service> & { slug: string }

/** Texts of the services page. */
export const servicesPage = file({
  hero,
  list: record({
    /** Accessible name of the list, which has no heading. */
    label: line(40),
    /** Link below the long description. `{service}` stands for the service's title within a sentence. */
    ask: record({ ...link.entries, label: line(40, 'service') }),
    /** Heading of a service's technologies. Needed with any. */
    technologies: optional(line(24)),
    /** Below a service's title. `{name}` is the person who answers for it. Needed with any. */
    signedBy: optional(line(48, 'name')),
    /** Said by a screen reader when a service closes because another one opens. `{service}` is the title of the closed one. */
    closed: line(48, 'service'),
  }),
  delivery: optional(
    record({
      heading: line(60),
      /** Beside the heading. One entry per line. */
      note: listOf(line(60), 1, 3),
      /** Steps of a project in order. */
      steps: listOf(record({ title: line(24), text: line(120) }), 3, 8),
    }),
  ),
  callToAction,
})
