import styled from '@emotion/styled'
import { minWidth } from '../theme/layout.ts'

/** Grid of a section's heading and its content: side by side on desktops, in the ratio 5:7. */
export const HeadingBeside = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 5fr 7fr;
  }
  /* Pages break between a heading and its content where both are items of a grid. */
  @media print {
    display: block;
    > * + * {
      margin-top: var(--space-6);
    }
  }
`
