import styled from '@emotion/styled'
import { besideBodies, tallWindow } from '../theme/media.ts'

/**
 * Full-width band of a page, with a surface between the scene and its text (theme/rules.ts). `panel` covers
 * the scene behind dense text as far as the grid; adjacent panels overlap, so that one gap separates their
 * contents. `open` shows the scene beside the text columns. In tall windows one with `data-scene-gap` shows
 * it below its text, at the keyframe of that number, which a panel needs. In wide ones a panel with
 * `data-beside` shows it in the last four columns.
 */
export const Section = styled.section`
  position: relative;
  padding: var(--space-section) var(--margin);
  [data-surface='panel'] + &[data-surface='panel'] {
    margin-top: calc(var(--space-section) * -1);
  }
  ${besideBodies} {
    &[data-beside] {
      padding-inline-end: calc((100% + var(--margin) + var(--gutter)) / 3);
    }
  }
  ${tallWindow} {
    &[data-scene-gap] {
      padding-bottom: var(--scene-gap);
    }
    [data-scene-gap] + &[data-surface='panel'] {
      margin-top: 0;
    }
    /* A panel ends with a space of its own. Two would leave a band of a phone's window without anything. */
    *:where([data-surface='panel']) ~ &[data-surface='open'] {
      padding-top: var(--space-4);
    }
    &[data-surface='open']:not([data-scene-gap]) {
      padding-bottom: var(--space-4);
    }
  }
  @media print {
    min-height: 0 !important;
    margin-top: 0 !important;
    padding-block: var(--space-6) !important;
  }
`
