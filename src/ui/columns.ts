import styled from '@emotion/styled'
import { minWidth } from '../theme/media.ts'

/**
 * Styles of a grid on paper: no grid, because pages break between a heading and its text where both are items
 * of one.
 */
export const blocksOnPaper = `
  @media print {
    display: block;
    > * + * {
      margin-top: var(--space-6);
    }
  }
`

/**
 * Grid of the parts of an open section, one below the other. On desktops it is as wide as the text columns.
 */
export const TextColumns = styled.div`
  display: grid;
  gap: var(--space-8);
  ${minWidth('desktop')} {
    max-width: var(--text-columns);
  }
`

/**
 * Grid of a section's heading and its content: side by side on desktops, in the ratio 5:7. A paragraph ends
 * with the heading.
 */
export const HeadingBeside = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  > p {
    align-self: end;
  }
  ${blocksOnPaper}
`

/** Eyebrow, heading and introduction of a section, one above the other. */
export const SectionHead = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-6);
  align-content: start;
  > h2 {
    --part: 1;
  }
`

/** Styles of a list with a rule above it and below each of its rows. */
export const ruled = `
  border-top: var(--rule);
  > * {
    border-bottom: var(--rule);
  }
`

/** Block padding of a line that is a link or stands among links. Touch screens get larger targets. */
export const linkRow = `
  padding-block: var(--space-1);
  @media (pointer: coarse) {
    min-width: var(--target);
    padding-block: var(--space-3);
  }
`
