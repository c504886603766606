import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { aboutPage } from 'virtual:content/about'
import { minWidth } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { fitted, labelText } from '../../ui/text.ts'

/** Mission, vision and values, or what else the agency works by, in up to three columns. */
export function Principles() {
  if (!aboutPage.principles) return null
  const { label, entries } = aboutPage.principles
  return (
    <Section {...marked({ surface: 'panel' })} aria-label={label}>
      <Grid data-reveal="">
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
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    &:has(> :nth-child(3)) {
      grid-template-columns: 3fr 4fr 5fr;
    }
  }
  > div {
    container-type: inline-size;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  h2 {
    ${labelText}
    margin-bottom: var(--space-4);
    color: var(--accent);
  }
  p:not(:has(+ ul)) {
    max-width: 12.5em;
    color: var(--foam);
    font: 360 var(--size-title) / 1.24 var(--font-display);
    ${fitted('title', 7)}
    letter-spacing: -0.018em;
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
