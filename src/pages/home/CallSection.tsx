import styled from '@emotion/styled'
import { callBenefits } from '../../content/pages/home.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { NoteList } from '../../ui/NoteList.tsx'
import { Columns, desktopColumns } from '../../ui/Columns.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.ts'
import { Heading } from '../../ui/text.ts'
import { Scheduler } from '../common/Scheduler.tsx'

/** Benefits of a first call, beside the booking calendar. */
export function CallSection() {
  return (
    <Section data-tone="panel" aria-labelledby="call">
      <Columns>
        <Head data-reveal="">
          <Eyebrow>§ 7 · A call first</Eyebrow>
          <Heading id="call">Half an hour, no slides.</Heading>
          <NoteList notes={callBenefits} />
        </Head>
        <Calendar>
          <Scheduler />
        </Calendar>
      </Columns>
    </Section>
  )
}

const Head = styled(SectionHead)`
  ${desktopColumns('1 / span 4')}
`

const Calendar = styled.div`
  ${desktopColumns('6 / -1')}
  min-width: 0;
`
