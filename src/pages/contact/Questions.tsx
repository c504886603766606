import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { contactPage, questions } from 'virtual:content/contact'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { ruled, TextColumns } from '../../ui/columns.ts'
import { Heading, Subheading } from '../../ui/text.ts'

/**
 * The questions of prospective clients over the scene. Each shows and hides its answer; several can be open
 * at once. In print all are open.
 */
export function Questions() {
  if (questions.length === 0) return null
  return (
    <Section {...marked({ surface: 'open', keyframe: 2 })} aria-labelledby="questions">
      <TextColumns>
        <Heading id="questions" data-reveal="">
          {contactPage.questions?.heading}
        </Heading>
        <List>
          {questions.map(({ question, answer }) => (
            // `open` differs from the prerendered markup if the visitor opened the element before hydration.
            <Question key={question} suppressHydrationWarning>
              <summary>
                <Subheading>{question}</Subheading>
                <Icon name="plus" size={20} />
              </summary>
              <p>{answer}</p>
            </Question>
          ))}
        </List>
      </TextColumns>
    </Section>
  )
}

const List = styled.div(ruled)

const Question = styled.details`
  summary {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4);
    &:hover {
      color: var(--accent);
    }
  }
  svg {
    flex: none;
  }
  > p {
    max-width: 64ch;
    padding-bottom: var(--space-6);
  }
`
