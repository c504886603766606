import styled from '@emotion/styled'
import { team } from '../../content/team.ts'
import { TAU } from '../../shared/math.ts'
import { maxWidth } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Heading } from '../../ui/text.ts'

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('')
}

/** A point on the rim of the watch, `turn` radians clockwise from noon. */
function point(turn: number): string {
  return `${(18 + 17 * Math.sin(turn)).toFixed(1)} ${(18 - 17 * Math.cos(turn)).toFixed(1)}`
}

/** Six officers, six watches of four hours: the wedge shows which hours of the day are theirs. */
function Watch({ index }: { index: number }) {
  const from = (index / team.length) * TAU
  const to = ((index + 1) / team.length) * TAU
  return (
    <svg viewBox="0 0 36 36" width={44} height={44} aria-hidden="true">
      <path d={`M18 18L${point(from)}A17 17 0 0 1 ${point(to)}Z`} fill="var(--accent)" fillOpacity=".45" />
      <circle cx="18" cy="18" r="17.3" fill="none" stroke="var(--line-strong)" strokeWidth=".8" />
      <text x="18" y="22" textAnchor="middle" fill="var(--foam)" fontSize="10.5">
        {initialsOf(team[index]!.name)}
      </text>
    </svg>
  )
}

/** The crew as a ship's manifest. */
export function Manifest() {
  return (
    <Section data-tone="panel" aria-labelledby="manifest">
      <Heading id="manifest" data-reveal="">
        Crew manifest
      </Heading>
      <Table data-reveal="">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Watch</VisuallyHidden>
            </th>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Specialty</th>
            <th scope="col">Experience</th>
          </tr>
        </thead>
        <tbody>
          {team.map((member, index) => (
            <tr key={member.name}>
              <td>
                <Watch index={index} />
              </td>
              <th scope="row">{member.name}</th>
              <td>{member.role}</td>
              <td>{member.specialty}</td>
              <td>{member.experience}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        The other thirty-five are introduced by name on the first call, together with who would work for you.
      </Foot>
    </Section>
  )
}

const Table = styled.table`
  width: 100%;
  margin-top: var(--space-block);
  border-collapse: collapse;
  text-align: left;
  thead th {
    padding: 0 var(--space-4) var(--space-3) 0;
    color: var(--mist);
    font: 400 var(--size-mono) / 1.5 var(--font-mono);
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
  td,
  tbody th {
    padding: var(--space-4) var(--space-4) var(--space-4) 0;
    color: var(--mist);
    font-weight: 400;
  }
  td:first-of-type {
    width: 76px;
  }
  svg text {
    font-family: var(--font-display);
  }
  tbody th {
    color: var(--foam);
    font-family: var(--font-display);
    font-size: var(--size-title);
    font-weight: 370;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  td:last-of-type,
  thead th:last-of-type {
    padding-right: 0;
    font-family: var(--font-mono);
    font-size: var(--size-mono);
    text-align: right;
    white-space: nowrap;
  }
  ${maxWidth('desktop')} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: 64px 1fr;
      padding-block: var(--space-4);
    }
    td,
    tbody th {
      padding: 0;
    }
    td:first-of-type {
      grid-row: 1 / span 4;
      width: auto;
    }
    td:last-of-type {
      margin-top: var(--space-1);
      text-align: left;
      white-space: normal;
    }
  }
`

const Foot = styled.p`
  max-width: 60ch;
  margin-top: var(--space-6);
  color: var(--mist);
  font-size: var(--size-small);
`
