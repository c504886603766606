import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { contactPage } from 'virtual:content/contact'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { HeadingBeside, SectionHead } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { Body, Heading } from '../../ui/text.ts'
import { canBook } from '../../routes/call.ts'
import { Scheduler } from '../common/Scheduler.tsx'

/** The section with the calendar for a call. */
export function Schedule() {
  if (!canBook || !contactPage.schedule) return null
  const { eyebrow, heading, text } = contactPage.schedule
  return (
    <Section
      {...marked({ surface: 'panel', keyframe: 1.5 })}
      id="schedule"
      aria-labelledby="schedule-heading"
    >
      <Head data-reveal="">
        <SectionHead>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading id="schedule-heading">{heading}</Heading>
        </SectionHead>
        <Body>{text}</Body>
      </Head>
      <Scheduler />
    </Section>
  )
}

const Head = styled(HeadingBeside)`
  margin-bottom: var(--space-block);
`
