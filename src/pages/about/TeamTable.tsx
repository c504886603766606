import styled from '@emotion/styled'
import { aboutPage } from '../../content/pages/about.ts'
import { team } from '../../content/team.ts'
import { maxWidth } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Heading, monoHeading } from '../../ui/text.ts'
import { WatchDial } from './WatchDial.tsx'

const { heading, columns, note } = aboutPage.team

/**
 * The team, one row per member. Below the desktop's width each row becomes a block. Renders nothing where the team has no
 * records.
 */
export function TeamTable() {
  if (team.length === 0) return null
  return (
    <Section data-tone="panel" aria-labelledby="team">
      <Heading id="team" data-reveal="">
        {heading}
      </Heading>
      <Table data-reveal="">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{columns.watch}</VisuallyHidden>
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.role}</th>
            <th scope="col">{columns.specialty}</th>
            <th scope="col">{columns.experience}</th>
          </tr>
        </thead>
        <tbody>
          {team.map((member, index) => (
            <tr key={member.name}>
              <td>
                <WatchDial name={member.name} index={index} count={team.length} />
              </td>
              <th scope="row" dir="auto">
                {member.name}
              </th>
              <td>{member.role}</td>
              <td>{member.specialty}</td>
              <td>{member.experience}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {note ? <Note>{note}</Note> : null}
    </Section>
  )
}

const Table = styled.table`
  width: 100%;
  margin-top: var(--space-block);
  border-collapse: collapse;
  text-align: left;
  thead th {
    ${monoHeading}
    padding: 0 var(--space-4) var(--space-3) 0;
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

const Note = styled.p`
  max-width: 60ch;
  margin-top: var(--space-6);
  color: var(--mist);
  font-size: var(--size-small);
`
