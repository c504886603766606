import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { aboutPage } from 'virtual:content/about'
import { minWidth } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { HeadingBeside, SectionHead } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

const { origin } = aboutPage

/** How the agency began, beside its heading. Renders nothing where the content does not say so. */
export function OriginStory() {
  if (!origin) return null
  return (
    <Section {...marked({ surface: 'panel' })} aria-labelledby="origin">
      <HeadingBeside>
        <SectionHead data-reveal="">
          <Eyebrow>{origin.eyebrow}</Eyebrow>
          <Heading id="origin">{origin.heading}</Heading>
        </SectionHead>
        <Text data-reveal="">
          {origin.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </HeadingBeside>
    </Section>
  )
}

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 64ch;
  ${minWidth('desktop')} {
    /* Both columns start on one line, below the heading's eyebrow. */
    padding-top: calc(var(--size-small) * 1.5 + var(--space-6) + var(--space-1));
  }
  p {
    text-wrap: pretty;
  }
  p:first-of-type {
    color: var(--foam);
    font-size: var(--size-lead);
    line-height: 1.55;
  }
`
