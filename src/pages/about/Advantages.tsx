import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { aboutPage } from 'virtual:content/about'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { fitted, Heading, labelText } from '../../ui/text.ts'

/** A word that does not fit into one of two columns of a phone. */
const LONG_WORD = /[^\s-]{15}/

/**
 * Advantages, if the content has any, in one row on desktops. The first is wider and has a larger value.
 */
export function Advantages() {
  if (!aboutPage.advantages) return null
  const { heading, entries } = aboutPage.advantages
  const isLong = entries.some(({ label, text }) => LONG_WORD.test(`${label} ${text}`))
  return (
    <Section {...marked({ surface: 'panel' })} aria-labelledby="advantages">
      <Heading id="advantages" data-reveal="">
        {heading}
      </Heading>
      <Grid data-reveal="" data-long={isLong || undefined}>
        {entries.map(({ value, label, text }) => (
          <li key={label}>
            <h3>
              <b>{value}</b> <span>{label}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

/** The outlines of the entries meet in the gaps, as rules. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin-top: var(--space-block);
  overflow: clip;
  border-block: 1px solid var(--line-strong);
  li {
    container-type: inline-size;
    padding: var(--space-6) var(--space-4) var(--space-6) 0;
    outline: var(--rule);
  }
  li:nth-last-of-type(odd) {
    padding-inline-start: var(--space-4);
  }
  /* The first of an odd number fills its row, so that the last row has no hole. */
  li:first-of-type:nth-last-of-type(odd) {
    grid-column: 1 / -1;
    padding-inline-start: 0;
  }
  ${maxWidth('tablet')} {
    &[data-long] {
      grid-template-columns: minmax(0, 1fr);
      li {
        padding-inline-start: 0;
      }
    }
  }
  ${minWidth('desktop')} {
    grid-auto-columns: 3fr;
    grid-auto-flow: column;
    grid-template-columns: 5fr;
    li {
      padding: var(--space-8) var(--space-6);
    }
    && li:first-of-type {
      grid-column: auto;
      padding-inline-start: 0;
    }
  }
  h3 {
    ${labelText}
  }
  b {
    display: block;
    font: 350 var(--size-heading) / 1.15 var(--font-display);
    ${fitted('heading', 2.6)}
    letter-spacing: -0.03em;
  }
  ${minWidth('desktop')} {
    li:first-of-type b {
      --size: var(--size-hero);
      line-height: var(--ink-value, 0.95);
      margin-bottom: var(--space-3);
    }
    li:not(:first-of-type) b {
      /* A value such as "2 to 20" is wider than its column in the size of a heading. */
      --size: var(--size-mid);
      /* Not a flex container: in Firefox the heading's name would have no space after it. */
      align-content: end;
      min-height: calc(var(--size-hero) * 0.95 + var(--space-3));
      padding-bottom: var(--space-3);
    }
  }
  p {
    max-width: 34ch;
    margin-top: var(--space-2);
    font-size: var(--size-small);
  }
`
