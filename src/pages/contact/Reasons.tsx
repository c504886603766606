import { marked } from '../../shared/marks.ts'
import { contactPage } from 'virtual:content/contact'
import { HeadingBeside } from '../../ui/columns.ts'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** Reasons to write, if the content has any. */
export function Reasons() {
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
