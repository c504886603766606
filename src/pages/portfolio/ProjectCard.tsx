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
import { ProjectLink, ProjectResults } from './ProjectResults.tsx'

const texts = portfolioPage.projects

interface ProjectCardProps {
  project: (typeof projects)[number]
  /** Position in the list, from 1. */
  number: number
  hidden: boolean
}

/** Widths of the picture's place, as the card has it. */
const PICTURE_SIZES = `${minWidthCondition('desktop')} 26rem, ${minWidthCondition('tablet')} 45vw, 100vw`
const HALF_SIZES = `${minWidthCondition('tablet')} min(45vw, 39rem), 100vw`
const WIDE_SIZES = `${minWidthCondition('desktop')} min(89vw, 77.5rem), 100vw`

/**
 * One project: description, chart or picture, and results, in as many columns. A wide picture stands above the others. Cards with an
 * even number have their columns in reverse order.
 */
export function ProjectCard({ project, number, hidden }: ProjectCardProps) {
  const { title, description, category, technologies, timeline, facts, results, image, picture, story } =
    project
  const id = `case-${number}`
  const isWide = picture?.size === 'wide'
  const stack = technologies.length > 0 && (
    <MonoText as="p">
      <Caption text={technologies.join(' · ')} />
    </MonoText>
  )
  const hasMedia = image !== undefined || (picture !== undefined && !isWide)
  const columns = [true, hasMedia, results].filter(Boolean).length
  return (
    <Card
      aria-labelledby={id}
      hidden={hidden}
      data-columns={columns}
      data-wide={isWide || undefined}
      data-reversed={(number % 2 === 0 && columns > 1 && !isWide) || undefined}
      data-reveal=""
    >
      <Text>
        <div>
          <MonoText as="p">
            <Caption text={fill(texts.eyebrow, { number: `${number}`, category, timeline })} />
          </MonoText>
          <h2 id={id}>{story ? <TextLink href={story.href}>{title}</TextLink> : title}</h2>
          {facts.length > 0 ? (
            <MonoText as="p">
              <Caption text={facts.join(' · ')} />
            </MonoText>
          ) : null}
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
          <Picture picture={picture} sizes={isWide ? WIDE_SIZES : results ? PICTURE_SIZES : HALF_SIZES} />
          {picture.caption !== '' || (stack && hasMedia) ? (
            <div>
              {picture.caption === '' ? null : (
                <MonoText as="p">
                  <Caption text={picture.caption} />
                </MonoText>
              )}
              {hasMedia ? stack : null}
            </div>
          ) : null}
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

const Card = styled.article`
  display: grid;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 97)};
  > * {
    min-width: 0;
    padding: var(--space-panel);
  }
  > * + *,
  &[data-wide] > :nth-of-type(1) {
    border-top: 1px solid var(--line);
  }
  &[data-wide] > :nth-of-type(2) {
    order: -1;
    border-top: 0;
  }
  ${minWidth('tablet')} {
    &:not([data-columns='1']) {
      grid-template-columns: 1fr 1fr;
    }
    > :nth-of-type(2) {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
    &[data-wide] > :nth-of-type(2) {
      grid-column: 1 / -1;
      border-inline-start: 0;
    }
    &[data-wide] > :nth-of-type(3) {
      grid-column: auto;
      border-inline-start: 1px solid var(--line);
    }
  }
  ${minWidth('desktop')} {
    &[data-columns='3'] {
      grid-template-columns: 5fr 4fr 3fr;
    }
    > :nth-of-type(3) {
      grid-column: auto;
    }
    &[data-reversed] > :nth-of-type(1) {
      order: 3;
    }
    &[data-reversed] > :nth-of-type(2) {
      order: 2;
    }
    &[data-reversed][data-columns='3'] {
      grid-template-columns: 3fr 4fr 5fr;
    }
    &[data-reversed] > :last-of-type {
      border-inline-start: 0;
    }
    &:not([data-wide]) > * + * {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    &[data-reversed] > :nth-of-type(1),
    &[data-reversed] > :nth-of-type(2):not(:last-of-type) {
      border-inline-start: 1px solid var(--line);
    }
    &[data-wide][data-columns='2'] {
      grid-template-columns: 9fr 3fr;
    }
    &[data-wide],
    &[data-columns='1'] {
      /* The title stands beside the text. */
      > :nth-of-type(1) {
        grid-template-columns: 5fr 6fr;
        column-gap: var(--gutter);
      }
      > :nth-of-type(1) > div {
        display: grid;
        gap: inherit;
        align-content: start;
      }
      h2 {
        font-size: calc((var(--size-heading) + var(--size-title)) / 2);
      }
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
  > div {
    display: contents;
  }
  h2 {
    font-size: var(--size-title);
    line-height: 1.14;
  }
  > div > p {
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
  > div > a {
    justify-self: start;
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
      [data-columns='2'] & {
        align-self: stretch;
        aspect-ratio: 3 / 2;
      }
    }
    [data-wide] & {
      max-height: 80svh;
      ${minWidth('tablet')} {
        aspect-ratio: 16 / 9;
      }
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
    [data-wide] & {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }
  p + p {
    color: var(--mist);
  }
`
