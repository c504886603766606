import styled from '@emotion/styled'
import { withAlpha } from '../theme/color.ts'
import { minWidth } from '../theme/layout.ts'

/**
 * Full-width band of a page. `panel` covers the scene behind dense text, with soft edges; adjacent panels overlap, so
 * that one gap separates their contents. `open` shows the scene and darkens only the text columns.
 */
export const Section = styled.section`
  position: relative;
  padding: var(--space-section) var(--margin);
  &[data-tone='panel'] {
    background: linear-gradient(
      transparent,
      ${withAlpha('ink-940', 93)} var(--space-16),
      ${withAlpha('ink-940', 93)} calc(100% - var(--space-16)),
      transparent
    );
  }
  [data-tone='panel'] + &[data-tone='panel'] {
    margin-top: calc(var(--space-section) * -1);
  }
  &[data-tone='open'] {
    background: ${withAlpha('ink-950', 80)};
    ${minWidth('desktop')} {
      background: linear-gradient(
        90deg,
        ${withAlpha('ink-950', 86)} 30%,
        ${withAlpha('ink-950', 70)} 56%,
        transparent 74%
      );
    }
  }
  @media print {
    min-height: 0 !important;
    margin-top: 0 !important;
    padding-block: var(--space-6);
    background: none !important;
  }
`
