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
  oneOf,
  optional,
  optionalGroup,
  optionalHint,
  record,
  recordOf,
  shared,
} from '../../shared/contentRules.ts'
import { serviceIcons } from '../../shared/serviceIcons.ts'
import { callToAction, heading, hero } from '../common/commonSchema.ts'

export const service = entry({
  title: hint('Name of the service. The home page and the footer have the first six of the list.', line(40)),
  description: hint('One sentence, shown while the card is closed.', line(110)),
  longDescription: hint('Shown when the card is open.', line(700)),
  icon: optional(fact(hint('A sign beside the title.', oneOf([...serviceIcons.keys()])))),
  color: fact(
    hint(
      'Color of the icon: the first, second or third accent of the palette.',
      v.pipe(oneOf(['first', 'second', 'third']), v.metadata({ default: 'first' })),
    ),
  ),
  technologies: optional(
    shared(hint('What the work is done with. The home page shows the first two.', listOf(line(24), 1, 8))),
  ),
  signedBy: optional(
    fact(hint('The person who answers for the service, under its title.', recordOf('team'))),
  ),
  signedByOther: optional(
    shared(hint('In place of a person of the team: the name of somebody outside it.', line(40))),
  ),
})
export type Service = v.InferOutput<typeof service> & { slug: string }

export const servicesPage = file({
  hero,
  list: group('The cards of the services.', {
    label: hint('What screen readers call the list, which has no heading.', line(40)),
    ask: group(
      "Link below the long description. {service} stands for the service's title within a sentence.",
      { ...link.entries, label: line(40, 'service') },
    ),
    technologies: optionalHint("Heading of a service's technologies. Needed with any.", line(24)),
    signedBy: optionalHint(
      "Below a service's title. {name} is the person who answers for it. Needed with any.",
      line(48, 'name'),
    ),
  }),
  delivery: optionalGroup('How a project goes, from the first call on.', {
    heading: heading(60),
    note: hint('Beside the heading. One entry per line.', listOf(line(60), 1, 3)),
    steps: hint('Steps of a project in order.', listOf(record({ title: line(24), text: line(120) }), 3, 8)),
  }),
  callToAction,
})
