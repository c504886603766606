import styled from '@emotion/styled'
import { contactPage } from '../../content/pages/contact.ts'
import { questions } from '../../content/questions.ts'
import { minWidth } from '../../theme/layout.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { HeadingBeside } from '../../ui/HeadingBeside.ts'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** The questions of prospective clients, each with a disclosed answer. */
export function Questions() {
  if (questions.length === 0) return null
  return (
    <Section data-tone="panel" data-station={1} aria-labelledby="questions">
      <Grid>
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
      </Grid>
    </Section>
  )
}

const Grid = styled(HeadingBeside)`
  ${minWidth('desktop')} {
    grid-template-columns: 4fr 8fr;
    h2 {
      max-width: 6em;
    }
  }
  > div {
    border-top: 1px solid var(--line);
  }
`
