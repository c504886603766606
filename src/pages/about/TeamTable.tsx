/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some versions of Safari ignore the implicit roles where CSS changes `display`. */
import styled from '@emotion/styled'
import { aboutPage, team } from 'virtual:content/about'
import { narrowTable, wideTable } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { Heading, monoHeading } from '../../ui/text.ts'
import { WatchDial } from './WatchDial.tsx'

const { heading, columns, note, dials } = aboutPage.team

/**
 * The team, one row per member. In windows narrower than a desktop's, and on narrow paper, each row becomes a block. Renders
 * nothing where the team has no records.
 */
export function TeamTable() {
  if (team.length === 0) return null
  return (
    <Section data-tone="panel" aria-labelledby="team">
      <Heading id="team" data-reveal="">
        {heading}
      </Heading>
      <Table data-reveal="" role="table" aria-labelledby="team">
        <thead role="rowgroup">
          <tr role="row">
            {(['name', 'role', 'specialty', 'experience'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {team.map((member) => (
            <tr key={member.name} role="row">
              <th role="rowheader" scope="row">
                <WatchDial name={member.name} hours={member.hours} />
                <span dir="auto">{member.name}</span>
              </th>
              <td role="cell">{member.role}</td>
              <td role="cell">{member.specialty}</td>
              <td role="cell">{member.experience}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {note ? <Note>{note}</Note> : null}
      {/* Screen readers do not read the dials. */}
      {team.some(({ hours }) => hours) ? <Note aria-hidden="true">{dials}</Note> : null}
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
  svg {
    position: absolute;
    top: var(--space-4);
    left: 0;
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
  ${wideTable('desktop')} {
    /* Room for the dial, beside the name. */
    th:first-of-type {
      padding-left: calc(var(--space-16) + var(--space-3));
    }
    tbody th {
      position: relative;
      height: 76px;
    }
  }
  ${narrowTable('desktop')} {
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
      position: relative;
      display: block;
      padding: var(--space-4) 0 var(--space-4) var(--space-16);
    }
    td,
    tbody th {
      display: block;
      padding: 0;
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
  & + & {
    margin-top: var(--space-2);
  }
`
