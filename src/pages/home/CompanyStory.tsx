import styled from '@emotion/styled'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Columns, desktopColumns } from '../../ui/Columns.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Body, Heading } from '../../ui/text.ts'

/** How the company works, with links to the crew and to past projects. */
export function CompanyStory() {
  return (
    <Section data-tone="panel" aria-labelledby="story">
      <Columns>
        <Head data-reveal="">
          <Eyebrow>§ 1 · How we came to this</Eyebrow>
          <Heading id="story">Our first job was to finish somebody else’s.</Heading>
        </Head>
        <Text data-reveal="">
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
        </Text>
      </Columns>
    </Section>
  )
}

const Head = styled(SectionHead)`
  ${desktopColumns('1 / span 7')}
`

const Text = styled.div`
  ${desktopColumns('9 / -1')}
  display: grid;
  gap: var(--space-4);
  align-content: start;
  ${minWidth('desktop')} {
    padding-top: var(--below-eyebrow);
  }
  > p:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
  }
`
