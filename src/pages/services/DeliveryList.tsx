import styled from '@emotion/styled'
import { deliverySteps } from '../../content/pages/services.ts'
import { maxWidth, minWidth } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { MonoText, Heading } from '../../ui/text.ts'

/** Steps of a project, as stations on a drawn line: a row on desktops, a column below. */
export function DeliveryList() {
  return (
    <Section data-tone="panel" aria-labelledby="delivery">
      <Head data-reveal="">
        <Heading id="delivery">One course, first call to last deploy</Heading>
        <MonoText as="p">
          Work begins 3-5 business days after you sign,
          <br /> or 24-48 hours if expedited.
        </MonoText>
      </Head>
      <Steps data-reveal="">
        <Line viewBox="0 0 1264 60" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M5.5 34.5C72 16 146 20.5 216.2 38.5S356 52.5 426.8 34.5 567.5 20.5 637.5 38.5 778 52.5 848.2 34.5 988.8 20.5 1058.8 38.5 1190 46 1240 24"
            vectorEffect="non-scaling-stroke"
          />
        </Line>
        <ol>
          {deliverySteps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Steps>
    </Section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6) var(--gutter);
  align-items: end;
  justify-content: space-between;
  h2 {
    max-width: 7.5em;
  }
  ${maxWidth('tablet')} {
    br {
      display: none;
    }
  }
`

const Steps = styled.div`
  --drawing: 60px;
  position: relative;
  margin-top: var(--space-block);
  ol {
    display: grid;
    gap: var(--space-8) var(--gutter);
    ${minWidth('desktop')} {
      grid-template-columns: repeat(6, 1fr);
      padding-top: calc(var(--drawing) + var(--space-4));
    }
  }
  li {
    position: relative;
    &::before {
      content: '';
      position: absolute;
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
      /* The line is 34.5px below its top at odd stations and 38.5px at even ones. */
      &::before {
        top: -47px;
        left: 0;
      }
      &:nth-of-type(even)::before {
        top: -43px;
      }
    }
  }
  ${maxWidth('desktop')} {
    padding-left: var(--space-8);
    li::before {
      top: 10px;
      left: calc(var(--space-8) * -1);
    }
    /* Dashed line from one station to the next. */
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      top: 21px;
      bottom: calc(-10px - var(--space-8));
      left: calc(5px - var(--space-8));
      border-left: 1px dashed var(--line-strong);
    }
  }
  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--size-title);
    line-height: 1.25;
  }
  p {
    color: var(--mist);
    font-size: var(--size-small);
    line-height: 1.5;
  }
`

const Line = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  display: none;
  /* The width includes the gap after the last column. A sixth of it is the distance between two stations. */
  width: calc(100% + var(--gutter));
  height: var(--drawing);
  fill: none;
  stroke: var(--line-strong);
  stroke-dasharray: 6 6;
  ${minWidth('desktop')} {
    display: block;
  }
`
