import styled from '@emotion/styled'
import { callBenefits } from '../../content/home.ts'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { NoteList } from '../../ui/NoteList.tsx'
import { Columns, Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'
import { Scheduler } from '../common/Scheduler.tsx'

export function CallSection() {
  return (
    <Section data-tone="panel" aria-labelledby="call">
      <Columns>
        <Side data-reveal="">
          <Eyebrow>§ 7 · A call first</Eyebrow>
          <Heading id="call">Half an hour, no slides.</Heading>
          <NoteList notes={callBenefits} />
        </Side>
        <Calendar>
          <Scheduler />
        </Calendar>
      </Columns>
    </Section>
  )
}

const Side = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-6);
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: 1 / span 4;
  }
`

const Calendar = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${minWidth('desktop')} {
    grid-column: 6 / -1;
  }
`
