import styled from '@emotion/styled'
import { maxWidth, minWidth } from '../theme/media.ts'
import { fitted, labelText } from './text.ts'

export interface StatStripProps {
  /** Accessible name of the list. */
  label: string
  /** Two to four stats. */
  stats: readonly { value: string; label: string }[]
}

/** Full-width row of stats: each value in large type over its label, with rules between the cells. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <Strip data-strip="" aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.label}>
          <strong>{`${stat.value} `}</strong>
          <span>{stat.label}</span>
        </li>
      ))}
    </Strip>
  )
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-inline: var(--margin);
  border-block: var(--rule);
  background: var(--ink-940);
  li {
    container-type: inline-size;
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-4) var(--space-4) 0;
  }
  ${maxWidth('desktop')} {
    li:nth-of-type(even) {
      padding-inline-start: min(var(--space-6), 40vw - 116px);
      border-inline-start: var(--rule);
    }
    li:nth-of-type(n + 3) {
      border-top: var(--rule);
    }
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${minWidth('desktop')} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: 1.28fr;
    li {
      padding: var(--space-6);
    }
    li:first-of-type {
      padding-inline-start: 0;
    }
    li + li {
      border-inline-start: var(--rule);
    }
  }
  strong {
    font: 350 var(--size-heading) / 1.1 var(--font-display);
    ${fitted('heading', 2.6)}
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.03em;
  }
  span {
    ${labelText}
  }
`
