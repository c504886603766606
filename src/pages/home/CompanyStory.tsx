import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage } from 'virtual:content/home'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { SectionHead, TextColumns } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Body, Heading } from '../../ui/text.ts'

/** How the company works, over the scene, with links to other pages. */
export function CompanyStory() {
  if (!homePage.story) return null
  const { eyebrow, heading, paragraphs, links = [] } = homePage.story
  return (
    <Section {...marked({ surface: 'open', sceneGap: 0 })} aria-labelledby="story">
      <TextColumns>
        <SectionHead data-reveal="">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading id="story">{heading}</Heading>
        </SectionHead>
        <Text data-reveal="">
          {paragraphs.map((paragraph) => (
            <Body key={paragraph}>{paragraph}</Body>
          ))}
          <Links>
            {links.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {`${label} `}
              </TextLink>
            ))}
          </Links>
        </Text>
      </TextColumns>
    </Section>
  )
}

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 34rem;
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  &:empty {
    display: none;
  }
`
