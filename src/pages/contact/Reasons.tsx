import { contactPage } from '../../content/pages/contact.ts'
import { HeadingBeside } from '../../ui/columns.ts'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** The section with reasons to write. */
export function Reasons() {
  const { heading, notes } = contactPage.reasons
  if (notes.length === 0) return null
  return (
    <Section data-tone="panel" data-station={0.5} aria-labelledby="reasons">
      <HeadingBeside data-reveal="">
        <Heading id="reasons">{heading}</Heading>
        <NoteList notes={notes} columns={2} />
      </HeadingBeside>
    </Section>
  )
}
