import styled from '@emotion/styled'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Columns, Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Body, Heading } from '../../ui/text.ts'

export function CompanyStory() {
  return (
    <Section data-tone="panel" aria-labelledby="story">
      <Columns>
        <Opening data-reveal="">
          <Eyebrow>§ 1 · How we came to this</Eyebrow>
          <Heading id="story">Our first job was to finish somebody else’s.</Heading>
        </Opening>
        <Aside data-reveal="">
          <Body>
            In 2012 a freight broker showed us a system that had been eighty per cent done for a year. We
            wrote one page: what we would finish, for how much, by which Friday. He signed it, and eleven
            weeks later he framed it.
          </Body>
          <Body>We have not found a better way to begin since.</Body>
          <p>
            <TextLink href="/about">Meet the crew</TextLink>
            <TextLink href="/portfolio">Read the case sheets</TextLink>
          </p>
        </Aside>
      </Columns>
    </Section>
  )
}

const Opening = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-6);
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: 1 / span 7;
  }
`

const Aside = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: 9 / -1;
    padding-top: var(--below-eyebrow);
  }
  > p:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
  }
`
