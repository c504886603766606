import type * as v from 'valibot'
import {
  entry,
  fact,
  file,
  optional,
  group,
  hint,
  line,
  listOf,
  optionalGroup,
  optionalHint,
  picture,
  record,
  shared,
  stat,
  upTo,
} from '../../shared/contentRules.ts'
import { callToAction, eyebrow, heading, hero } from '../common/commonSchema.ts'

const story = record({
  eyebrow: eyebrow(48),
  heading: heading(60),
  paragraphs: hint('One entry per paragraph.', listOf(line(480), 1, 5)),
})

export const aboutPage = file({
  hero,
  origin: optionalHint('How the agency began.', story),
  theme: optionalHint("Where the agency's name or language comes from.", story),
  principles: optionalGroup('What the agency holds to: its mission, vision and values.', {
    label: hint('What screen readers call the section, which has no heading.', line(60)),
    entries: listOf(
      record({
        title: hint('What the agency holds to.', line(40)),
        text: hint('What it means.', line(160)),
        points: optionalHint(
          'A list below the text, such as the values of the agency.',
          listOf(line(40), 1, 6),
        ),
      }),
      1,
      3,
    ),
  }),
  advantages: optionalGroup('Figures that speak for the agency.', {
    heading: heading(60),
    entries: hint(
      'The first has the largest figure.',
      listOf(record({ ...stat.entries, text: hint('What it means.', line(160)) }), 1, 4),
    ),
  }),
  team: optionalGroup('Around the team. Needed with people.', {
    heading: heading(60),
    note: optionalHint('Text below the list.', line(200)),
    dials: optionalHint('What the dials beside the names show. Needed with hours.', line(100)),
  }),
  callToAction,
})

const hour = upTo(24)

export const teamMember = entry({
  name: shared(hint('First and last name.', line(40))),
  role: hint('What the person does here.', line(40)),
  specialty: optionalHint('What the person knows best.', line(60)),
  experience: optionalHint('Such as 9 years.', line(20)),
  hours: optional(
    fact(
      group('When the person works: 8 to 16, or 22 to 6. A dial shows it.', {
        from: hint('Hour of the day.', hour),
        to: hint('Hour of the day.', hour),
      }),
    ),
  ),
  portrait: optionalGroup('Beside the name, in place of the initials.', picture),
})
export type TeamMember = v.InferOutput<typeof teamMember> & { slug: string }
