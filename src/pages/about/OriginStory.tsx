import styled from '@emotion/styled'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Columns, Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

export function OriginStory({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Section data-tone="panel" aria-labelledby="origin">
      <Columns>
        <Head data-reveal="">
          <Eyebrow>Origin · Columbus, 2012</Eyebrow>
          <Heading id="origin">It began with a page that somebody framed.</Heading>
        </Head>
        <Text data-reveal="">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </Columns>
    </Section>
  )
}

const Head = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-6);
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: 1 / span 5;
  }
`

const Text = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  max-width: 64ch;
  color: var(--mist);
  ${minWidth('desktop')} {
    grid-column: 7 / -1;
    padding-top: var(--below-eyebrow);
  }
  p:first-of-type {
    color: var(--foam);
    font-size: var(--size-lead);
    line-height: 1.55;
  }
`
