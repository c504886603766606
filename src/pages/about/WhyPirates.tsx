import styled from '@emotion/styled'
import { whyPirates } from '../../content/pages/about.ts'
import { columnsWidth, minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** Why the company calls itself pirates, in the left six columns. */
export function WhyPirates() {
  return (
    <Section data-tone="open" aria-labelledby="pirates">
      <Text data-reveal="">
        <Eyebrow>The theme · on letters of marque</Eyebrow>
        <Heading id="pirates">Why pirates? Because of the paperwork.</Heading>
        {whyPirates.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Section>
  )
}

const Text = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 60ch;
  ${minWidth('desktop')} {
    max-width: ${columnsWidth(6)};
  }
  p + p {
    margin-top: calc(var(--space-2) * -1);
  }
  > p:not(:first-of-type) {
    color: var(--mist);
  }
`
