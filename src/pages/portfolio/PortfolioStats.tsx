import styled from '@emotion/styled'
import { portfolioPage } from 'virtual:content/portfolio'
import type { Stat } from '../../shared/contentRules.ts'
import { minWidth, widePaper } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { TextColumns } from '../../ui/columns.ts'
import { Heading } from '../../ui/text.ts'

/** Whether a value is too long for the narrow column, such as `12 of 12`. */
const isLong = ({ value }: Stat) => value.length > 6

/** Totals of the projects, if the content has any, over the scene, one row each: the value, then its label. */
export function PortfolioStats() {
  if (!portfolioPage.totals) return null
  const { heading, stats } = portfolioPage.totals
  return (
    <Section data-tone="open" data-station={1} aria-labelledby="impact">
      <Totals data-reveal="">
        <Heading id="impact">{heading}</Heading>
        <dl data-wide={stats.some(isLong) || undefined}>
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Totals>
    </Section>
  )
}

const Totals = styled(TextColumns)`
  dl > div {
    display: grid;
    grid-template-columns: 1fr;
    gap: var(--space-1) var(--gutter);
    align-items: baseline;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
    &:last-of-type {
      border-bottom: 1px solid var(--line);
    }
    ${minWidth('tablet')} {
      grid-template-columns: 11rem 1fr;
    }
  }
  dl[data-wide] > div {
    ${minWidth('tablet')} {
      grid-template-columns: 16rem 1fr;
    }
  }
  dt {
    max-width: 44ch;
    color: var(--mist);
    ${minWidth('tablet')} {
      grid-column: 2;
    }
  }
  dd {
    grid-row: 1;
    font-family: var(--font-display);
    font-size: var(--size-heading);
    font-weight: 350;
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
  ${widePaper} {
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gutter);
    }
    && dl > div {
      grid-template-columns: 1fr 3fr;
      padding-block: var(--space-2);
    }
  }
`
