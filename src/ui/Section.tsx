import styled from '@emotion/styled'
import { withAlpha } from '../theme/color.ts'
import { grid } from '../theme/grid.ts'
import { besideBodies, tallWindow } from '../theme/layout.ts'

const panel = withAlpha('ink-940', 93)
const scrim = withAlpha('ink-950', 86)

/** CSS length of the place `distance` CSS pixels to the right of the grid. */
const beyondGrid = (distance: number) => `calc(50% + ${grid.maxWidth / 2 + distance}px)`

/** `mask-image` of a surface whose edge fades over `top` and `bottom`. */
const softEdges = (top: string, bottom: string) =>
  `linear-gradient(transparent, black ${top}, black calc(100% - ${bottom}), transparent)`

/**
 * Full-width band of a page, with a surface between the scene and its text. `panel` covers the scene behind dense text
 * as far as the grid; adjacent panels overlap, so that one gap separates their contents. `open` shows the scene beside
 * the text columns, or below the text in tall windows, and covers it behind the text.
 */
export const Section = styled.section`
  position: relative;
  padding: var(--space-section) var(--margin);
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    mask-image: ${softEdges('var(--space-16)', 'var(--space-16)')};
  }
  &[data-tone='panel']::before {
    background: linear-gradient(
      90deg,
      ${panel} ${beyondGrid(0)},
      ${withAlpha('ink-940', 60)} ${beyondGrid(80)},
      transparent ${beyondGrid(240)}
    );
  }
  [data-tone='panel'] + &[data-tone='panel'] {
    margin-top: calc(var(--space-section) * -1);
  }
  /* The surface begins and ends within the soft edges of the panels next to it. */
  &[data-tone='open']::before {
    inset-block: calc(var(--space-24) * -1);
    background: ${scrim};
    ${besideBodies} {
      background: linear-gradient(90deg, ${scrim} 30%, ${withAlpha('ink-950', 70)} 56%, transparent 74%);
    }
  }
  /* A soft edge above the footer would be a bright strip. */
  &:last-of-type::before {
    bottom: 0;
    mask-image: ${softEdges('var(--space-16)', '0px')};
  }
  ${tallWindow} {
    &[data-tone='open'] {
      padding-bottom: var(--water);
    }
    &[data-tone='open']::before {
      bottom: calc(var(--water) - var(--space-24));
      mask-image: ${softEdges('var(--space-16)', 'var(--space-24)')};
    }
  }
  @media print {
    min-height: 0 !important;
    margin-top: 0 !important;
    padding-block: var(--space-6) !important;
    &::before {
      display: none;
    }
  }
`
