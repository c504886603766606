import styled from '@emotion/styled'
import { minWidth } from '../theme/layout.ts'

/** Grid of twelve columns, from the tablet's width on. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

/** Styles of a child of `Columns`: the full width, and from the desktop's width on this `grid-column`. */
export function desktopColumns(gridColumn: string): string {
  return `
  grid-column: 1 / -1;
  ${minWidth('desktop')} {
    grid-column: ${gridColumn};
  }`
}
