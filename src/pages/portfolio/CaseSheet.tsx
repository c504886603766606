import styled from '@emotion/styled'
import type { Project } from '../../content/types.ts'
import { withAlpha } from '../../theme/color.ts'
import { minWidth } from '../../theme/layout.ts'
import { LineChart } from '../../ui/LineChart.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Figures } from '../../ui/text.ts'

/** A card shows this many features, the first ones. */
const SHOWN_FEATURES = 3

interface CaseSheetProps {
  project: Project
  number: number
}

/** One project: what it was, its curve, its results. Even sheets are set the other way round. */
export function CaseSheet({ project, number }: CaseSheetProps) {
  const { title, description, category, technologies, timeline, results, image, features } = project
  return (
    <Sheet data-category={category} data-turned={number % 2 === 0 || undefined} data-reveal="">
      <Words>
        <Figures as="p">
          Sheet {number} · {category} · {timeline}
        </Figures>
        <h2>{title}</h2>
        <p>{description}</p>
        <ul>
          {features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Words>
      <Curve>
        <LineChart {...image} />
        <Figures as="p">{technologies.join('\u00a0· ')}</Figures>
      </Curve>
      <Results>
        <dl>
          {results.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <TextLink href="/contact" aria-label={`Ask about this work: ${title}`}>
          Ask about this work
        </TextLink>
      </Results>
    </Sheet>
  )
}

const Sheet = styled.article`
  display: grid;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 86)};
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
      border-left: 1px solid var(--line);
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
    &[data-turned] {
      grid-template-columns: 3fr 4fr 5fr;
    }
    &[data-turned] > :nth-of-type(1) {
      order: 3;
    }
    &[data-turned] > :nth-of-type(2) {
      order: 2;
    }
    &[data-turned] > :nth-of-type(3) {
      border-left: 0;
    }
    > * + * {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    &[data-turned] > :nth-of-type(1),
    &[data-turned] > :nth-of-type(2) {
      border-left: 1px solid var(--line);
    }
  }
  @media print {
    break-inside: avoid;
  }
`

const Words = styled.div`
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
      /* Half a line, in ems for browsers that do not know lines. */
      height: 0.725em;
      border-bottom: 1px solid var(--accent);
    }
  }
`

const Curve = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  ${minWidth('desktop')} {
    align-content: space-between;
  }
`

const Results = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: space-between;
  justify-items: start;
  dl {
    display: grid;
    gap: var(--space-4) var(--space-6);
    width: 100%;
    ${minWidth('tablet')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${minWidth('desktop')} {
      grid-template-columns: 1fr;
      row-gap: var(--space-6);
    }
  }
  /* On a phone each figure stands before its caption, above it from there on. */
  dl > div {
    display: grid;
    grid-template-columns: minmax(min(7rem, 50%), 2fr) minmax(0, 3fr);
    gap: 0 var(--space-4);
    align-items: baseline;
    ${minWidth('tablet')} {
      display: flex;
      flex-direction: column-reverse;
      gap: var(--space-1);
      align-items: start;
      justify-content: start;
    }
  }
  dt {
    color: var(--mist);
    font-family: var(--font-mono);
    font-size: var(--size-mono);
    line-height: 1.45;
    text-wrap: balance;
  }
  dd {
    grid-area: 1 / 1;
    font-family: var(--font-display);
    font-size: var(--size-heading);
    font-weight: 350;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
  ${minWidth('desktop')} {
    /* The first figure is where the curve ends. */
    dl > div:not(:first-of-type) dd {
      font-size: var(--size-title);
    }
    /* On one line with the last words of the other columns. */
    > a {
      margin-bottom: calc(var(--space-2) * -1);
    }
  }
`
