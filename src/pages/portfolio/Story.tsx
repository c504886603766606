import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { headerLinks, paths } from 'virtual:content/navigation'
import { portfolioPage } from 'virtual:content/portfolio'
import type { stories } from 'virtual:content/stories'
import { minWidth, minWidthCondition } from '../../theme/media.ts'
import { Caption } from '../../ui/Caption.tsx'
import { HeadingBeside } from '../../ui/columns.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Body, Lead } from '../../ui/text.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

const portfolio = headerLinks.find(({ href }) => href === paths.portfolio)

/** Pictures are as wide as the page's grid. */
const WIDTH = `${minWidthCondition('desktop')} min(89vw, 77.5rem), 100vw`

/** Returns the paragraphs that follow each picture, divided evenly. Without pictures all are in one part. */
function partsOf<Part>(paragraphs: readonly Part[], pictures: number): readonly (readonly Part[])[] {
  const length = Math.ceil(paragraphs.length / Math.max(pictures, 1))
  return Array.from({ length: Math.max(pictures, 1) }, (_, index) =>
    paragraphs.slice(index * length, (index + 1) * length),
  )
}

type StoryProps = (typeof stories)[number]

/** The story of a project: paragraphs, pictures and a testimonial. */
export function Story(story: StoryProps) {
  const { title, description, category, timeline, facts, technologies, testimonial } = story
  const lists = [facts, technologies].filter(({ length }) => length > 0)
  return (
    <Page>
      <PageHero eyebrow={`${category} · ${timeline}`} title={[title]} lead={description} />
      <Section {...marked({ surface: 'panel' })} aria-label={title}>
        <Text>
          {lists.length > 0 ? (
            <div>
              {lists.map((list) => (
                <Caption key={list.join()} text={list.join(' · ')} />
              ))}
            </div>
          ) : null}
          {partsOf(story.paragraphs, story.pictures.length).map((paragraphs, index) => {
            const picture = story.pictures[index]
            return [
              picture ? (
                <figure key={picture.src} data-reveal="">
                  <Picture picture={picture} sizes={WIDTH} />
                  {picture.caption ? <Caption as="figcaption" text={picture.caption} /> : null}
                </figure>
              ) : null,
              ...paragraphs.map((paragraph, at) =>
                index + at === 0 ? (
                  <Lead key={paragraph}>{paragraph}</Lead>
                ) : (
                  <Body key={paragraph}>{paragraph}</Body>
                ),
              ),
            ]
          })}
          {testimonial ? (
            <aside data-reveal="">
              <TestimonialCard testimonial={testimonial} size="large" />
            </aside>
          ) : null}
          {portfolio ? <TextLink href={portfolio.href}>{portfolio.label}</TextLink> : null}
        </Text>
      </Section>
      <CallToAction keyframe={2} {...portfolioPage.callToAction} />
    </Page>
  )
}

const Page = styled.div`
  h1 {
    max-width: 11em;
    --size: calc((var(--size-hero) + var(--size-heading)) / 2);
    ${minWidth('desktop')} {
      max-width: min(11em, var(--text-columns));
    }
  }
`

/** Text in the right column, between pictures as wide as the grid. */
const Text = styled(HeadingBeside)`
  ${minWidth('desktop')} {
    > * {
      grid-column: 2;
    }
    > div {
      grid-column: 1;
    }
    > figure {
      grid-column: 1 / -1;
    }
  }
  > figure {
    display: grid;
    gap: var(--space-3);
    margin-block: var(--space-8);
  }
  img {
    height: auto;
    max-height: 80svh;
    border: var(--rule);
    border-radius: 4px;
  }
  > aside {
    margin-top: var(--space-8);
    padding-top: var(--space-8);
    border-top: var(--rule);
  }
  > a {
    justify-self: start;
    margin-top: var(--space-8);
  }
`
