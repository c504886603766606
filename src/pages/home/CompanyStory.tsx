import styled from '@emotion/styled'
import { homePage } from 'virtual:content/home'
import { isServed } from '../../routes/served.ts'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Columns, desktopColumns, SectionHead } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Body, Heading } from '../../ui/text.ts'

/** How the company works, with links to other pages. */
export function CompanyStory({ number }: { number: number }) {
  if (!homePage.story) return null
  const { eyebrow, heading, paragraphs, links = [] } = homePage.story
  const servedLinks = links.filter(({ href }) => isServed(href))
  return (
    <Section data-tone="panel" data-station={0.5} aria-labelledby="story">
      <Columns>
        <Head data-reveal="">
          <Eyebrow>{`§ ${number} · ${eyebrow}`}</Eyebrow>
          <Heading id="story">{heading}</Heading>
        </Head>
        <Text data-reveal="">
          {paragraphs.map((paragraph) => (
            <Body key={paragraph}>{paragraph}</Body>
          ))}
          {servedLinks.length > 0 ? (
            <Links>
              {servedLinks.map(({ label, href }) => (
                <TextLink key={href} href={href}>
                  {label}
                </TextLink>
              ))}
            </Links>
          ) : null}
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
`

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
`
