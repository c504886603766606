import styled from '@emotion/styled'
import { missionVisionValues } from '../../content/pages/about.ts'
import { minWidth } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { monoHeading } from '../../ui/text.ts'

/** Mission, vision and values in a row of three columns. */
export function MissionVisionValues() {
  return (
    <Section data-tone="panel" aria-label="Mission, vision and values">
      <Row data-reveal="">
        {missionVisionValues.map(({ title, text, points }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {points ? (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 3fr 4fr 5fr;
  }
  > div {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  h2 {
    ${monoHeading}
    margin-bottom: var(--space-4);
    color: var(--accent);
  }
  p {
    max-width: 12.5em;
    font-family: var(--font-display);
    font-size: var(--size-title);
    font-weight: 360;
    letter-spacing: -0.018em;
    line-height: 1.24;
    text-wrap: balance;
  }
  > div:last-of-type p {
    max-width: none;
    color: var(--mist);
    font: 400 var(--size-body) / 1.6 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-1) var(--space-6);
    margin-top: var(--space-3);
    font-family: var(--font-display);
    font-size: var(--size-lead);
    letter-spacing: -0.01em;
  }
`
