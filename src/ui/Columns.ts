import styled from '@emotion/styled'
import { minWidth } from '../theme/layout.ts'

/** Grid of twelve columns on tablets and desktops, of one column in narrower windows. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  /* Pages break between a heading and its text where both are items of a grid. */
  @media print {
    display: block;
    > * + * {
      margin-top: var(--space-6);
    }
  }
`

/** Returns the styles of a child of `Columns`: the full width, and `gridColumn` (a CSS `grid-column`) on desktops. */
export function desktopColumns(gridColumn: string): string {
  return `
  grid-column: 1 / -1;
  ${minWidth('desktop')} {
    grid-column: ${gridColumn};
  }`
}
