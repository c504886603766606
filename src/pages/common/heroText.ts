import { css } from '@emotion/react'
import { minWidth, tallWindow } from '../../theme/layout.ts'

/**
 * Styles of the text on a page's first screen: one column over the scene, centred vertically. Interpolate them after
 * the component's own padding and height, which they override in tall windows and in print.
 */
export const heroText = css`
  display: grid;
  gap: var(--space-panel);
  align-content: center;
  justify-items: start;
  ${minWidth('desktop')} {
    > * {
      max-width: var(--text-columns);
    }
    /* Outweighs the lead's own width, which crosses the bodies in windows of 1024 px. */
    > h1 ~ p {
      max-width: min(54ch, var(--text-columns));
    }
  }
  ${tallWindow} {
    align-content: start;
    min-height: 100svh;
    padding-top: calc(var(--header) + var(--space-16));
  }
  @media print {
    min-height: 0 !important;
    padding-block: var(--space-6);
  }
`
