import styled from '@emotion/styled'
import { reasonsToWrite } from '../../content/contact.ts'
import { minWidth } from '../../theme/layout.ts'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** The section with reasons to write. */
export function Reasons() {
  return (
    <Section data-tone="panel" aria-labelledby="reasons">
      <Grid data-reveal="">
        <Heading id="reasons">Why write at all</Heading>
        <NoteList notes={reasonsToWrite} columns={2} />
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 5fr 7fr;
  }
`
