import styled from '@emotion/styled'
import { withAlpha } from '../theme/color.ts'
import { maxWidth, minWidth } from '../theme/layout.ts'

interface StatStripProps {
  label: string
  stats: readonly { figure: string; label: string }[]
}

/** A full-width strip that reads as a chart's legend: ruled cells, figures as display type, captions as soundings. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <Strip aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.label}>
          <strong>{stat.figure}</strong>
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
  border-block: 1px solid var(--line);
  background: ${withAlpha('ink-940', 86)};
  ${minWidth('desktop')} {
    grid-template-columns: 1.28fr 1fr 1fr 1.06fr;
  }
  li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-6) var(--space-4) var(--space-6) 0;
  }
  ${maxWidth('desktop')} {
    li:nth-of-type(even) {
      padding-left: var(--space-6);
      border-left: 1px solid var(--line);
    }
    li:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
  ${minWidth('desktop')} {
    li {
      padding: var(--space-6);
    }
    li:first-of-type {
      padding-left: 0;
    }
    li + li {
      border-left: 1px solid var(--line);
    }
  }
  strong {
    font-family: var(--font-display);
    font-size: var(--size-heading);
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 350;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
  span {
    color: var(--mist);
    font-family: var(--font-mono);
    font-size: var(--size-mono);
    line-height: 1.45;
  }
`
