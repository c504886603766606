import styled from '@emotion/styled'
import { portfolioPage, type projects } from 'virtual:content/portfolio'
import { fill } from '../../shared/fill.ts'
import { withAlpha } from '../../theme/color.ts'
import { minWidth, minWidthCondition, widePaper } from '../../theme/media.ts'
import { Caption } from '../../ui/Caption.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LineChart } from './LineChart.tsx'
import { MonoText } from '../../ui/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProjectResults } from './ProjectResults.tsx'

/** Number of features on a card, from the first. */
const SHOWN_FEATURES = 3

const texts = portfolioPage.projects

interface ProjectCardProps {
  project: (typeof projects)[number]
  /** Position in the list, from 1. */
  number: number
  hidden: boolean
}

/** Widths of the column, as the card has it. */
const PICTURE_SIZES = `${minWidthCondition('desktop')} 26rem, ${minWidthCondition('tablet')} 45vw, 100vw`

/** One project: description, chart or picture, and results. Cards with an even number have their columns in reverse order. */
export function ProjectCard({ project, number, hidden }: ProjectCardProps) {
  const { title, description, category, technologies, timeline, results, image, picture, story, features } =
    project
  const id = `case-${number}`
  const stack = (
    <MonoText as="p">
      <Caption text={technologies.join(' · ')} />
    </MonoText>
  )
  return (
    <Card aria-labelledby={id} hidden={hidden} data-reversed={number % 2 === 0 || undefined} data-reveal="">
      <Text>
        <MonoText as="p">
          <Caption text={fill(texts.eyebrow, { number: `${number}`, category, timeline })} />
        </MonoText>
        <h2 id={id}>{story ? <TextLink href={story.href}>{title}</TextLink> : title}</h2>
        <p>{description}</p>
        <VisuallyHidden as="h3">{texts.features}</VisuallyHidden>
        <ul>
          {features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Text>
      {picture ? (
        <Photograph>
          <Picture picture={picture} sizes={PICTURE_SIZES} />
          <div>
            {picture.caption === undefined ? null : <MonoText as="p">{picture.caption}</MonoText>}
            {stack}
          </div>
        </Photograph>
      ) : (
        <Chart>
          {image ? (
            <LineChart {...image} label={fill(texts.chart ?? '', { values: image.values.join(', ') })} />
          ) : null}
          {stack}
        </Chart>
      )}
      <ProjectResults title={title} results={results} />
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 97)};
  > * {
    min-width: 0;
    padding: var(--space-panel);
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  ${minWidth('tablet')} {
    grid-template-columns: 1fr 1fr;
    > :nth-of-type(2) {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
  ${minWidth('desktop')} {
    grid-template-columns: 5fr 4fr 3fr;
    > :nth-of-type(3) {
      grid-column: auto;
    }
    &[data-reversed] {
      grid-template-columns: 3fr 4fr 5fr;
    }
    &[data-reversed] > :nth-of-type(1) {
      order: 3;
    }
    &[data-reversed] > :nth-of-type(2) {
      order: 2;
    }
    &[data-reversed] > :nth-of-type(3) {
      border-inline-start: 0;
    }
    > * + * {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    &[data-reversed] > :nth-of-type(1),
    &[data-reversed] > :nth-of-type(2) {
      border-inline-start: 1px solid var(--line);
    }
  }
  @media print {
    /* On narrow paper a grid that takes two pages draws its rows over one another. */
    display: block;
  }
  /* On wide paper two cards fit a page: the results stand below the chart, both beside the text. */
  ${widePaper} {
    && {
      display: grid;
      grid-template-columns: 5fr 4fr;
    }
    &&& > * {
      grid-column: 2;
      order: 0;
      padding: var(--space-4);
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    &&& > :nth-of-type(1) {
      grid-row: 1 / span 2;
      grid-column: 1;
      border-inline-start: 0;
    }
    &&& > :nth-of-type(3) {
      border-top: 1px solid var(--line);
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  h2 {
    font-size: var(--size-title);
    line-height: 1.14;
  }
  > p:last-of-type {
    color: var(--mist);
  }
  ul {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-2);
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
      /* Half a line. In em, for browsers without the lh unit. */
      height: 0.725em;
      border-bottom: 1px solid var(--accent);
    }
  }
`

const Chart = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  ${minWidth('desktop')} {
    align-content: space-between;
  }
`

/** As wide as its column, and on desktops as high as the card. The text below has the column's padding. */
const Photograph = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  article > && {
    padding: 0;
  }
  picture {
    position: relative;
    aspect-ratio: 4 / 3;
    ${minWidth('tablet')} {
      min-height: 15rem;
      aspect-ratio: auto;
    }
  }
  img {
    position: absolute;
  }
  > div {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-panel);
    border-top: 1px solid var(--line);
  }
  p + p {
    color: var(--mist);
  }
`
