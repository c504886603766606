import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { initialOf } from '../../shared/text.ts'
import { aboutPage, team } from 'virtual:content/about'
import { ruled } from '../../ui/columns.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading, MonoText } from '../../ui/text.ts'
import type { TeamMember } from './aboutSchema.ts'

const { team: texts } = aboutPage

/** Returns the first letters of the first and the last word of a name. The circle has room for two. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return [first, others.at(-1) ?? ''].map(initialOf).join('')
}

/** The team, one row per member. Renders nothing where the team has no records. */
export function Team() {
  if (team.length === 0) return null
  return (
    <Section {...marked({ surface: 'panel', beside: true })} aria-labelledby="team">
      <Heading id="team" data-reveal="">
        {texts?.heading}
      </Heading>
      <List data-reveal="">
        {team.map(({ slug, name, role, specialty, experience, hours, portrait }) => (
          <li key={slug}>
            <Face data-large={portrait ? '' : undefined}>
              {portrait ? (
                <Picture picture={portrait} sizes="96px" />
              ) : (
                <b aria-hidden="true">{initialsOf(name)}</b>
              )}
              <Dial hours={hours} />
            </Face>
            <h3 dir="auto">{name}</h3>
            <p>{role}</p>
            <p>{specialty}</p>
            <MonoText as="p">{experience}</MonoText>
          </li>
        ))}
      </List>
      {texts?.note ? <Note>{texts.note}</Note> : null}
      {/* Screen readers do not read the dials. */}
      {team.some(({ hours }) => hours) ? <Note aria-hidden="true">{texts?.dials}</Note> : null}
    </Section>
  )
}

/** Both coordinates of the centre in the view box, and the radius of the arc. */
const CENTRE = 18
const RADIUS = 16.5

/** Returns the coordinates of an hour. Midnight is at the top. */
function pointOf(hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}

/** Returns the path of an arc. `to` can be on the next day. From an hour to the same is a whole day. */
function arcOf({ from, to }: NonNullable<TeamMember['hours']>): string {
  // An arc that ends where it begins is not drawn.
  const length = Math.min((to - from + 24) % 24 || 24, 23.9)
  return `M${pointOf(from)}A${RADIUS} ${RADIUS} 0 ${length > 12 ? 1 : 0} 1 ${pointOf(from + length)}`
}

/** A circle around a person's initials or portrait. On it, as on a clock of 24 hours, the hours of work. */
function Dial({ hours }: { hours: TeamMember['hours'] | undefined }) {
  return (
    <svg viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} stroke="var(--line-strong)" strokeWidth=".8" />
      {hours ? <path d={arcOf(hours)} stroke="var(--accent)" strokeWidth="2" /> : null}
    </svg>
  )
}

/** A row of columns in windows in which eight columns of the grid hold them, else one below the other. */
const List = styled.ul`
  margin-top: var(--space-block);
  ${ruled}
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
  }
  li > :first-child {
    grid-row: span 4;
    align-self: start;
  }
  li > :not(:first-child) {
    grid-column: 2;
  }
  h3 {
    font-size: var(--size-name);
    font-weight: 370;
    line-height: 1.2;
  }
  p:empty {
    display: none;
  }
  @media (min-width: 80rem) {
    li {
      grid-template-columns: auto 4fr 3fr 4fr 5.5rem;
    }
    li > :nth-child(n) {
      grid-row: 1;
      grid-column: auto;
      align-self: center;
    }
    p:empty {
      display: block;
    }
  }
`

const Face = styled.div`
  display: grid;
  width: 3.25rem;
  height: 3.25rem;
  font: 400 1rem/1 var(--font-display);
  &[data-large] {
    width: 6rem;
    height: 6rem;
  }
  > * {
    grid-area: 1 / 1;
  }
  b {
    place-self: center;
    font-weight: 400;
  }
  /* Within the dial. */
  picture {
    margin: 8%;
  }
  img {
    border-radius: 50%;
  }
`

const Note = styled.p`
  max-width: 60ch;
  margin-top: var(--space-6);
  font-size: var(--size-small);
  & + & {
    margin-top: var(--space-2);
  }
`
