import * as v from 'valibot'
import { line, link, listOf, paragraph, template } from '../rules.ts'
import { callToAction } from './callToAction.ts'
import { hero } from './hero.ts'

export const servicesPage = v.object({
  hero,
  list: v.object({
    /** Accessible name of the list, which has no heading. */
    label: line(40),
    /** Link below the long description. `{service}` stands for the service's title within a sentence. */
    ask: link,
    /** Heading of a service's technologies. */
    technologies: line(24),
    /** Below a service's title. `{name}` is the person who answers for it. */
    signedBy: template(48, 'name'),
  }),
  delivery: v.object({
    heading: line(60),
    /** Beside the heading. One entry per line. */
    note: listOf(line(60), 1, 3),
    /** Steps of a project in order. */
    steps: listOf(v.object({ title: line(20), text: paragraph(120) }), 3, 8),
  }),
  callToAction,
})

/** Texts of the services page. */
export type ServicesPage = v.InferOutput<typeof servicesPage>
