import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { call } from 'virtual:content/call'
import { homePage } from 'virtual:content/home'
import { site } from '../../config/site.ts'
import { minWidth } from '../../theme/media.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { HeadingBeside, SectionHead } from '../../ui/columns.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'
import { callLink, canBook } from '../../routes/call.ts'
import { Scheduler } from '../common/Scheduler.tsx'

/**
 * Benefits of a first call, beside the calendar. Without a calendar the benefits stand in its place, over a
 * button. The button stands under the heading if there are no benefits either.
 */
export function CallSection() {
  if (!homePage.call) return null
  const { eyebrow, heading, benefits } = homePage.call
  const notes = benefits ? <NoteList notes={benefits} /> : null
  const action = canBook ? (
    <Scheduler />
  ) : call.propose ? (
    <ButtonRow>
      <ButtonLink {...callLink} data-variant="primary">
        {call.propose}
      </ButtonLink>
    </ButtonRow>
  ) : null
  return (
    <Section {...marked({ surface: 'panel', keyframe: 1.5 })} aria-labelledby="call">
      <HeadingBeside>
        <Head data-reveal="">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading id="call">{heading}</Heading>
          {site.scheduler ? notes : notes ? null : action}
        </Head>
        {site.scheduler || notes ? (
          <Beside>
            {site.scheduler ? null : notes}
            {action}
          </Beside>
        ) : null}
      </HeadingBeside>
    </Section>
  )
}

const Head = styled(SectionHead)`
  ${minWidth('desktop')} {
    position: sticky;
    top: calc(var(--bar) + var(--space-12));
    align-self: start;
    padding-inline-end: var(--space-16);
  }
`

const Beside = styled.div`
  display: grid;
  gap: var(--space-8);
  align-content: start;
`
