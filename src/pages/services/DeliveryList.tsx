import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { servicesPage } from 'virtual:content/services'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Lines } from '../../ui/Lines.tsx'
import { Section } from '../../ui/Section.tsx'
import { Body, fitted, Heading, Subheading } from '../../ui/text.ts'
import { Waypoint } from '../../ui/Water.ts'
import { rowPath, stopDistance } from './rowPath.ts'

/**
 * Number of steps from which desktops show two rows, because the columns of one are too narrow for the texts.
 */
const TWO_ROWS = 7
/** Columns of two rows. The number is even, so that the same stops of the list and of their row are high. */
const COLUMNS_OF_TWO = 4

/**
 * Steps of a project, if the content has any, as stops on a drawn line: one or two rows on desktops, a column
 * below.
 */
export function DeliveryList() {
  if (!servicesPage.delivery) return null
  const { heading, note, steps } = servicesPage.delivery
  const columns = steps.length < TWO_ROWS ? steps.length : COLUMNS_OF_TWO
  return (
    <Section {...marked({ surface: 'panel', station: 0.5 })} aria-labelledby="delivery">
      <Head data-reveal="">
        <Heading id="delivery">{heading}</Heading>
        <Body>
          <Lines texts={note} />
        </Body>
      </Head>
      <Steps data-reveal="" data-rows={Math.ceil(steps.length / columns)}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            {index % columns === 0 ? <RowLine stops={Math.min(columns, steps.length - index)} /> : null}
            <Subheading>{title}</Subheading>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      {/* The instruments have come back when the first third of the closing call is in view. */}
      <Waypoint {...marked({ station: 0.92 })} />
    </Section>
  )
}

/** Line through the stops of a row, for the first of them. */
function RowLine({ stops }: { stops: number }) {
  return (
    // The view box is as wide as the distance between two stops. The path goes on beyond it.
    <svg viewBox={`0 0 ${stopDistance(stops)} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={rowPath(stops)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6) var(--gutter);
  align-items: end;
  justify-content: space-between;
  h2 {
    max-width: max(9.5em, var(--widest-word, 5.4) * 1em);
  }
  ${maxWidth('tablet')} {
    br {
      display: none;
    }
  }
`

const Steps = styled.ol`
  --drawing: 60px;
  --above: calc(var(--drawing) + var(--space-4));
  display: grid;
  gap: var(--space-6) var(--gutter);
  margin-top: var(--space-block);
  ${minWidth('desktop')} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding-top: var(--above);
    &[data-rows='2'] {
      grid-template-columns: repeat(${COLUMNS_OF_TWO}, 1fr);
      grid-auto-flow: row;
      row-gap: calc(var(--above) + var(--space-8));
    }
  }
  li {
    container-type: inline-size;
    position: relative;
    &::before {
      content: '';
      position: absolute;
      /* Above the line, which comes later in the document. */
      z-index: 1;
      width: 11px;
      height: 11px;
      border: 1.5px solid var(--accent);
      border-radius: 50%;
      background: var(--ink-950);
    }
    &:first-of-type::before {
      border-color: var(--brass);
      background: var(--brass);
    }
    ${minWidth('desktop')} {
      /* The line is 34.5px below its top at odd stops and 38.5px at even ones. */
      &::before {
        top: -47px;
        inset-inline-start: 0;
      }
      &:nth-of-type(even)::before {
        top: -43px;
      }
    }
  }
  svg {
    position: absolute;
    top: calc(-1 * var(--above));
    inset-inline-start: 0;
    /* Distance between two stops: a column and the gap after it. */
    width: calc(100% + var(--gutter));
    height: var(--drawing);
    overflow: visible;
    fill: none;
    stroke: var(--line-strong);
    stroke-dasharray: 6 6;
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  /*
   * The line draws itself from the first step to the last as it comes up the window. Browsers without
   * timelines show all of it.
   */
  path {
    animation: draw linear both;
    animation-timeline: view();
    animation-range: cover 8% cover 26%;
  }
  @keyframes draw {
    from {
      clip-path: inset(-10px 100% -10px 0);
    }
    to {
      clip-path: inset(-10px 0);
    }
  }
  ${maxWidth('desktop')} {
    padding-inline-start: var(--space-8);
    svg {
      display: none;
    }
    li::before {
      top: 10px;
      inset-inline-start: calc(var(--space-8) * -1);
    }
    /* Dashed line from one stop to the next. */
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      top: 21px;
      bottom: calc(-10px - var(--space-6));
      inset-inline-start: calc(5px - var(--space-8));
      border-inline-start: 1px dashed var(--line-strong);
    }
  }
  h3 {
    margin-bottom: var(--space-2);
    --part: 1;
    ${fitted('title', 4.5, 'step')}
  }
  p {
    color: var(--mist);
    font-size: var(--size-small);
    line-height: 1.5;
  }
`
