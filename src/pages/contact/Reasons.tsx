import { reasonsToWrite } from '../../content/pages/contact.ts'
import { HeadingBeside } from '../../ui/HeadingBeside.ts'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** The section with reasons to write. */
export function Reasons() {
  return (
    <Section data-tone="panel" aria-labelledby="reasons">
      <HeadingBeside data-reveal="">
        <Heading id="reasons">Why write at all</Heading>
        <NoteList notes={reasonsToWrite} columns={2} />
      </HeadingBeside>
    </Section>
  )
}
