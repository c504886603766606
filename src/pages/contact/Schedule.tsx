import styled from '@emotion/styled'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { Body, Heading } from '../../ui/text.ts'
import { canBook, Scheduler } from '../common/Scheduler.tsx'

/** The section with the calendar for a call. */
export function Schedule() {
  if (!canBook) return null
  return (
    <Section data-tone="panel" id="schedule" aria-labelledby="schedule-heading">
      <Head data-reveal="">
        <div>
          <Eyebrow>Or by voice</Eyebrow>
          <Heading id="schedule-heading">Pick half an hour</Heading>
        </div>
        <Body>Bring the code if you can. We look at it together, and you keep the notes.</Body>
      </Head>
      <Scheduler />
    </Section>
  )
}

const Head = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  align-items: end;
  margin-bottom: var(--space-block);
  ${minWidth('desktop')} {
    grid-template-columns: 7fr 5fr;
  }
  > div {
    display: grid;
    gap: var(--space-6);
  }
`
