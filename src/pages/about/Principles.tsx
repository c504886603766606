import styled from '@emotion/styled'
import { aboutPage } from 'virtual:content/about'
import { minWidth } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { monoHeading } from '../../ui/text.ts'

/** Mission, vision and values, or what else the agency works by, in up to three columns. */
export function Principles() {
  if (!aboutPage.principles) return null
  const { label, entries } = aboutPage.principles
  return (
    <Section data-tone="panel" aria-label={label}>
      <Grid data-reveal="" data-count={entries.length}>
        {entries.map(({ title, text, points }) => (
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
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 1fr 1fr;
    &[data-count='1'] {
      grid-template-columns: 1fr;
    }
    &[data-count='3'] {
      grid-template-columns: 3fr 4fr 5fr;
    }
    /* Three columns. The last row of five has two, which are wider. */
    &[data-count='5'],
    &[data-count='6'] {
      grid-template-columns: repeat(6, 1fr);
      > div {
        grid-column: span 2;
      }
    }
    &[data-count='5'] > div:nth-of-type(n + 4) {
      grid-column: span 3;
    }
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
  p:has(+ ul) {
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
