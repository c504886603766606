import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { portfolioPage } from 'virtual:content/portfolio'
import { besideBodies } from '../../theme/media.ts'
import { scrim } from '../../theme/rowSurface.ts'
import { Section } from '../../ui/Section.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { Heading } from '../../ui/text.ts'

/**
 * Totals of the projects, if the content has any: a row of figures at the foot of the scene, which has the
 * whole width.
 */
export function PortfolioStats() {
  if (!portfolioPage.totals) return null
  const { heading, stats } = portfolioPage.totals
  return (
    <Totals {...marked({ surface: 'open', keyframe: 1 })} aria-labelledby="impact">
      <Heading id="impact" data-reveal="">
        {heading}
      </Heading>
      <StatStrip label={heading} stats={stats} />
    </Totals>
  )
}

const Totals = styled(Section)`
  display: grid;
  gap: var(--space-8);
  padding-inline: 0;
  h2 {
    margin-inline: var(--margin);
  }
  ${besideBodies} {
    &&::before {
      background: none;
    }
    h2 {
      width: fit-content;
      background: ${scrim};
      box-shadow: 0 0 40px 40px ${scrim};
    }
    align-content: end;
    && strong {
      --size: max(var(--size-heading), min(5.4vw, 4.875rem));
    }
    padding-block: calc(var(--header) + var(--screen) * 0.3) var(--space-16);
  }
`
