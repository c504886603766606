import styled from '@emotion/styled'
import { contactPage, questions } from 'virtual:content/contact'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextColumns } from '../../ui/columns.ts'
import { Heading } from '../../ui/text.ts'

/** The questions of prospective clients over the scene, each with a disclosed answer. */
export function Questions() {
  if (questions.length === 0) return null
  return (
    <Section data-tone="open" data-station={2} aria-labelledby="questions">
      <Text>
        <Heading id="questions" data-reveal="">
          {contactPage.questions.heading}
        </Heading>
        <div>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Text>
    </Section>
  )
}

const Text = styled(TextColumns)`
  > div {
    border-top: 1px solid var(--line);
  }
`
