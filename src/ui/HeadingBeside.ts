import styled from '@emotion/styled'
import { minWidth } from '../theme/layout.ts'

/** Grid of a section's heading and its content: side by side on desktops, in the ratio 5:7. */
export const HeadingBeside = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 5fr 7fr;
  }
`
