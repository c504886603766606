import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { servicesPage } from 'virtual:content/services'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Lines } from '../../ui/Lines.tsx'
import { HeadingBeside } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { Body, fitted, Heading, Subheading } from '../../ui/text.ts'
import { Waypoint } from '../../ui/SceneGap.ts'

/**
 * Number of steps from which desktops show two rows, because the columns of one are too narrow for the texts.
 */
const TWO_ROWS = 7
/** Columns of two rows. */
const COLUMNS_OF_TWO = 4

/**
 * Steps of a project, if the content has any, as stops on a dashed line: one or two rows on desktops, a
 * column below.
 */
export function DeliveryList() {
  if (!servicesPage.delivery) return null
  const { heading, note, steps } = servicesPage.delivery
  return (
    <Section {...marked({ surface: 'panel', keyframe: 0.5 })} aria-labelledby="delivery">
      <HeadingBeside data-reveal="">
        <Heading id="delivery">{heading}</Heading>
        <Note>
          <Lines texts={note} />
        </Note>
      </HeadingBeside>
      <Steps data-reveal="" data-rows={steps.length < TWO_ROWS ? 1 : 2}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Subheading>{title}</Subheading>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      {/* The instruments have come back when the first third of the closing call is in view. */}
      <Waypoint {...marked({ keyframe: 0.92 })} />
    </Section>
  )
}

/** On phones its lines run on. */
const Note = styled(Body)`
  ${minWidth('desktop')} {
    justify-self: end;
  }
  ${maxWidth('tablet')} {
    br {
      display: none;
    }
  }
`

const Steps = styled.ol`
  --above: var(--space-10);
  display: grid;
  gap: var(--space-6) var(--gutter);
  margin-top: var(--space-block);
  li {
    container-type: inline-size;
    position: relative;
    &::before,
    &::after {
      content: '';
      position: absolute;
      border: 0 dashed var(--line-strong);
    }
    &::before {
      /* Above the line, which comes later in the document. */
      z-index: 1;
      width: 11px;
      height: 11px;
      border: 1.5px solid var(--accent);
      border-radius: 50%;
      background: var(--ink-950);
    }
    &:first-of-type::before {
      border-color: var(--highlight);
      background: var(--highlight);
    }
  }
  ${minWidth('desktop')} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding-top: var(--above);
    &[data-rows='2'] {
      grid-template-columns: repeat(${COLUMNS_OF_TWO}, 1fr);
      grid-auto-flow: row;
      row-gap: calc(var(--above) + var(--space-8));
    }
    li::before {
      top: -30px;
      inset-inline-start: 0;
    }
    li::after {
      top: -25px;
      inset-inline: 11px calc(var(--gutter) * -1);
      border-top-width: 1px;
    }
    li:last-of-type::after {
      inset-inline-end: 0;
    }
  }
  ${maxWidth('desktop')} {
    padding-inline-start: var(--space-8);
    li::before {
      top: 10px;
      inset-inline-start: calc(var(--space-8) * -1);
    }
    li:not(:last-of-type)::after {
      top: 21px;
      bottom: calc(-10px - var(--space-6));
      inset-inline-start: calc(5px - var(--space-8));
      border-inline-start-width: 1px;
    }
  }
  h3 {
    margin-bottom: var(--space-2);
    --part: 1;
    ${fitted('title', 4.5, 'step')}
  }
  p {
    font-size: var(--size-small);
    line-height: 1.5;
  }
`
