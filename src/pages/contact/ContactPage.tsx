import styled from '@emotion/styled'
import { contactPage } from 'virtual:content/contact'
import { canBook } from '../../routes/call.ts'
import { marked } from '../../shared/marks.ts'
import { HeadingBeside, SectionHead } from '../../ui/columns.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Body, Heading } from '../../ui/text.ts'
import { Scheduler } from '../common/Scheduler.tsx'
import { ContactHero } from './ContactHero.tsx'
import { Questions } from './Questions.tsx'

/** The page at /contact. */
export function ContactPage() {
  return (
    <>
      <ContactHero />
      <Reasons />
      <Schedule />
      <Questions />
    </>
  )
}

/** Reasons to write, if the content has any. */
function Reasons() {
  const { reasons } = contactPage
  if (!reasons) return null
  return (
    <Section {...marked({ surface: 'panel', keyframe: 1.5 })} aria-labelledby="reasons">
      <HeadingBeside data-reveal="">
        <Heading id="reasons">{reasons.heading}</Heading>
        <NoteList notes={reasons.notes} columns={2} />
      </HeadingBeside>
    </Section>
  )
}

/** The section with the calendar for a call. */
function Schedule() {
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
