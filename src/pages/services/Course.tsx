import styled from '@emotion/styled'
import { deliverySteps } from '../../content/services.ts'
import { below, from } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { Figures, Heading } from '../../ui/text.ts'

/** From the first call to the last deploy, as a plotted course. */
export function Course() {
  return (
    <Section data-tone="panel" aria-labelledby="course">
      <Head data-reveal="">
        <Heading id="course">One course, first call to last deploy</Heading>
        <Figures as="p">
          Work begins 3-5 business days after you sign,
          <br /> or 24-48 hours if expedited.
        </Figures>
      </Head>
      <Plot data-reveal="">
        <Line viewBox="0 0 1240 60" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M6 34C70 20 140 18 208 38s140 18 206-2 140-22 208 0 140 20 206 0 138-18 206 4c70 22 130 2 204-22"
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
      </Plot>
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
`

const Plot = styled.div`
  --course: 60px;
  position: relative;
  margin-top: var(--space-block);
  ol {
    display: grid;
    gap: var(--space-8) var(--gutter);
    ${from('desktop')} {
      grid-template-columns: repeat(6, 1fr);
      padding-top: calc(var(--course) + var(--space-4));
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
    ${from('desktop')} {
      &::before {
        top: -47px;
        left: 0;
      }
      &:nth-of-type(even)::before {
        top: -43px;
      }
    }
  }
  ${below('desktop')} {
    padding-left: var(--space-8);
    &::before {
      content: '';
      position: absolute;
      top: 14px;
      bottom: 40px;
      left: 5px;
      border-left: 1px dashed var(--line-strong);
    }
    li::before {
      top: 10px;
      left: calc(var(--space-8) * -1);
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
  width: 100%;
  height: var(--course);
  fill: none;
  stroke: var(--line-strong);
  stroke-dasharray: 6 6;
  ${from('desktop')} {
    display: block;
  }
`
