import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { aboutPage, team, timeZone } from 'virtual:content/about'
import { minWidth, narrowTable, wideTable } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { fitted, Heading, labelText } from '../../ui/text.ts'
import { hidden } from '../../ui/VisuallyHidden.tsx'
import { endOf, useMinute } from '../common/watch.ts'
import { Portrait } from './Portrait.tsx'
import { WatchDial } from './WatchDial.tsx'

const { team: texts } = aboutPage

/** What the table shows of a person besides the name. */
const shown = (['role', 'specialty', 'experience'] as const).filter((column) =>
  team.some((member) => member[column]),
)

/**
 * The team, one row per member. In windows narrower than 80rem, and on narrow paper, each row becomes a
 * block. Renders nothing where the team has no records.
 */
export function TeamTable() {
  const minute = useMinute()
  if (team.length === 0) return null
  return (
    <Section {...marked({ surface: 'panel', beside: true, station: 1.8 })} aria-labelledby="team">
      <Heading id="team" data-reveal="">
        {texts?.heading}
      </Heading>
      <Table
        data-reveal=""
        data-portraits={team.some(({ portrait }) => portrait) || undefined}
        role="table"
        aria-labelledby="team"
      >
        <div role="rowgroup">
          <div role="row">
            {(['name', ...shown] as const).map((column) => (
              <div key={column} role="columnheader" data-column={column}>
                {texts?.columns[column]}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {team.map((member) => (
            <div key={member.slug} role="row">
              <div role="rowheader">
                {member.portrait ? <Portrait {...member.portrait} /> : null}
                <WatchDial
                  name={member.name}
                  hours={member.hours}
                  isOnWatch={member.hours && endOf(member.hours, timeZone, minute) !== null}
                  isFrame={member.portrait !== undefined}
                />
                <span dir="auto">{member.name}</span>
              </div>
              {shown.map((column) => (
                <div key={column} role="cell" data-column={column}>
                  {member[column]}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Table>
      {texts?.note ? <Note>{texts.note}</Note> : null}
      {/* Screen readers do not read the dials. */}
      {team.some(({ hours }) => hours) ? <Note aria-hidden="true">{texts?.dials}</Note> : null}
    </Section>
  )
}

/**
 * A table of roles: a `table` that is no table in narrow windows loses its meaning in some versions of
 * Safari.
 */
const Table = styled.div`
  --dial: 52px;
  width: 100%;
  margin-top: var(--space-block);
  [role='columnheader'] {
    ${labelText}
    padding: 0 var(--space-4) var(--space-3) 0;
  }
  [role='row'] {
    position: relative;
    border-bottom: 1px solid var(--line);
  }
  [role='cell'] {
    color: var(--mist);
    text-wrap: balance;
  }
  [role='rowheader'] {
    font: 370 var(--size-name) / 1.2 var(--font-display);
    --part: 0.14;
    ${fitted('name', 5.3)}
    letter-spacing: -0.02em;
  }
  svg {
    position: absolute;
    top: var(--space-4);
    inset-inline-start: 0;
    width: var(--dial);
    height: var(--dial);
  }
  [role='cell'][data-column='experience'] {
    font: var(--mono);
  }
  ${wideTable} {
    display: table;
    border-collapse: collapse;
    [role='rowgroup'] {
      display: table-row-group;
    }
    [role='row'] {
      display: table-row;
    }
    [role='row'] > * {
      display: table-cell;
      vertical-align: middle;
    }
    [role='cell'],
    [role='rowheader'] {
      padding: var(--space-4) var(--space-4) var(--space-4) 0;
    }
    [role='row'] > :last-of-type {
      padding-inline-end: 0;
    }
    [data-column='experience'] {
      text-align: end;
      white-space: nowrap;
    }
    /* Room for the dial, beside the name. */
    [role='row'] > :first-of-type {
      position: relative;
      padding-inline-start: calc(var(--dial) + var(--space-6));
    }
    [role='rowheader'] {
      width: 40%;
      height: calc(var(--dial) + var(--space-8));
    }
  }
  ${narrowTable} {
    [role='rowgroup']:first-of-type {
      ${hidden}
    }
    /* Name and experience, and below them what the person does. */
    [role='rowgroup']:last-of-type > [role='row'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      align-items: baseline;
      align-content: center;
      min-height: calc(var(--dial) + var(--space-6));
      padding-block: var(--space-3);
      padding-inline-start: calc(var(--dial) + var(--space-4));
      font-size: var(--size-small);
    }
    [role='rowheader'] {
      order: -2;
      flex: 1 0 50%;
      --part: 0.36;
    }
    [data-column='experience'] {
      order: -1;
    }
    [role='cell']:empty {
      display: none;
    }
  }
  /* With a portrait, all dials are large. The portrait stands within its dial. */
  &[data-portraits] {
    --dial: 72px;
    ${minWidth('tablet')} {
      --dial: 96px;
    }
    circle {
      stroke-width: 0.4;
    }
    img {
      top: calc(var(--space-4) + var(--dial) * 0.08);
      inset-inline-start: calc(var(--dial) * 0.08);
      width: calc(var(--dial) * 0.84);
      height: calc(var(--dial) * 0.84);
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
