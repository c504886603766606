import styled from '@emotion/styled'
import { portfolioPage, type projects } from 'virtual:content/portfolio'
import { fill } from '../../shared/fill.ts'
import { withAlpha } from '../../theme/color.ts'
import { grid } from '../../theme/grid.ts'
import {
  besideCardsCondition,
  maxWidth,
  minWidth,
  minWidthCondition,
  phoneScreen,
} from '../../theme/media.ts'
import { Caption } from '../../ui/Caption.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Subheading } from '../../ui/text.ts'
import { LineChart } from './LineChart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProjectLink, ProjectResults } from './ProjectResults.tsx'

const texts = portfolioPage.projects

interface ProjectCardProps {
  project: (typeof projects)[number]
  /** Position in the list, from 1. */
  number: number
  hidden: boolean
}

/** Widths of the picture's column, of three and of two. */
const THIRD = `${minWidthCondition('desktop')} 26rem, ${minWidthCondition('tablet')} 45vw, 100vw`
const HALF = `${minWidthCondition('tablet')} min(45vw, 39rem), 100vw`

/**
 * One project: description, chart or picture, and results, a column each on desktops. On phones its first
 * result and its curve stand above the rest.
 */
export function ProjectCard({ project, number, hidden }: ProjectCardProps) {
  const { title, description, category, technologies, timeline, facts, results, image, picture, story } =
    project
  const id = `case-${number}`
  const stack = technologies.length > 0 && <Caption text={technologies.join(' · ')} />
  const hasMedia = image !== undefined || picture !== undefined
  return (
    <Card aria-labelledby={id} hidden={hidden} data-reveal="">
      <Text>
        <div>
          <Caption text={fill(texts.eyebrow, { number: `${number}`, category, timeline })} />
          <Subheading as="h2" id={id}>
            {story ? <TextLink href={story.href}>{title}</TextLink> : title}
          </Subheading>
          {facts.length > 0 ? <Caption text={facts.join(' · ')} /> : null}
        </div>
        <div>
          <p>{description}</p>
          {project.features.length > 0 ? (
            <>
              <VisuallyHidden as="h3">{texts.features}</VisuallyHidden>
              <ul>
                {project.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          ) : null}
          {hasMedia ? null : stack}
          {results ? null : <ProjectLink title={title} />}
        </div>
      </Text>
      {picture ? (
        <Photograph>
          <Picture picture={picture} sizes={results ? THIRD : HALF} />
          <div>
            {picture.caption !== '' && <Caption text={picture.caption} />}
            {stack}
          </div>
        </Photograph>
      ) : image ? (
        <Chart>
          <LineChart {...image} label={fill(texts.chart ?? '', { values: image.values.join(', ') })} />
          {stack}
        </Chart>
      ) : null}
      {results ? <ProjectResults title={title} results={results} /> : null}
    </Card>
  )
}

/**
 * The outlines of the parts meet in the gaps, as rules. On narrow paper a grid of two pages would draw its
 * rows over one another.
 */
const Card = styled.article`
  display: grid;
  gap: 1px;
  overflow: clip;
  border: var(--rule);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 97)};
  > * {
    min-width: 0;
    padding: var(--space-panel);
    outline: var(--rule);
  }
  @media screen and ${minWidthCondition('tablet')} {
    &:has(> * + *) {
      grid-template-columns: 1fr 1fr;
    }
    ${maxWidth('desktop')} {
      > :nth-of-type(3) {
        grid-column: 1 / -1;
      }
    }
  }
  @media screen and ${minWidthCondition('desktop')} {
    &:has(> * + * + *) {
      grid-template-columns: 5fr 4fr 3fr;
    }
  }
  /* In the room beside the card a bar of the sea stands. */
  @media screen and ${besideCardsCondition} {
    width: ${grid.card}px;
  }
  /* One grid of the items of all parts. */
  ${phoneScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3) var(--space-4);
    padding: var(--space-4);
  }
  @media print {
    display: block;
  }
`

const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  ${minWidth('tablet')} {
    gap: var(--space-4);
    h2 {
      --part: 0.42;
    }
  }
  align-content: start;
  ${minWidth('desktop')} {
    h2 {
      --part: 0.26;
    }
  }
  > div {
    display: contents;
  }
  > div > p {
    ${maxWidth('tablet')} {
      font-size: var(--size-small);
    }
  }
  ${phoneScreen} {
    display: contents;
    > div > * {
      grid-column: 1 / -1;
    }
    /* After the results: features, technologies and the link. */
    ul {
      order: 2;
    }
    > div + div > p ~ p {
      order: 3;
    }
    > div + div > a {
      order: 4;
    }
  }
  ul {
    display: grid;
    gap: var(--space-2);
    font-size: var(--size-small);
  }
  li {
    display: flex;
    gap: var(--space-3);
    line-height: 1.45;
    &::before {
      content: '';
      flex: none;
      width: 14px;
      align-self: start;
      height: 0.5lh;
      border-bottom: 1px solid var(--accent);
    }
  }
  > div > a {
    justify-self: start;
  }
  /* Without a column beside it, the title stands beside the text. */
  ${minWidth('desktop')} {
    &:only-child {
      grid-template-columns: 5fr 6fr;
      column-gap: var(--gutter);
      > div {
        display: grid;
        gap: inherit;
        align-content: start;
      }
      h2 {
        --part: 0.35;
        --size: var(--size-mid);
      }
    }
  }
`

const Chart = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-rows: 1fr;
  ${phoneScreen} {
    display: contents;
    > * {
      grid-column: 1 / -1;
      order: 3;
    }
    > :first-child {
      order: -1;
      margin-bottom: var(--space-3);
    }
  }
`

/** As wide as its column, and on desktops as high as the card. The text below has the column's padding. */
const Photograph = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  article > && {
    padding: 0;
  }
  ${phoneScreen} {
    grid-column: 1 / -1;
    order: -3;
    margin: calc(var(--space-4) * -1);
    margin-bottom: 0;
  }
  picture {
    position: relative;
    aspect-ratio: 4 / 3;
    ${minWidth('tablet')} {
      min-height: 15rem;
      aspect-ratio: auto;
    }
  }
  ${minWidth('tablet')} {
    &:last-child picture {
      place-self: stretch;
      aspect-ratio: 3 / 2;
    }
  }
  img {
    position: absolute;
  }
  > div:not(:empty) {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-panel);
    border-top: var(--rule);
  }
`
