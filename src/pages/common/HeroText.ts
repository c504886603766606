import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { minWidth, tallWindow } from '../../theme/media.ts'

/**
 * Styles of a page's first screen with `data-hero`, around its `HeroText`. Interpolate them after the
 * component's own padding and before its `align-content`. In tall windows they override both, and its height.
 * theme/rules.ts has the scrim behind the text, and print.
 */
export const heroScreen = css`
  position: relative;
  display: grid;
  align-content: center;
  ${tallWindow} {
    align-content: start;
    min-height: var(--screen);
    padding-top: var(--text-top);
  }
`

/** The text of a page's first screen, in one column over the scene. */
export const HeroText = styled.div`
  display: grid;
  gap: var(--space-panel);
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
`
