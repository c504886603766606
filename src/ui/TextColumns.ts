import styled from '@emotion/styled'
import { minWidth } from '../theme/layout.ts'

/** Grid of the parts of an open section, one below the other. On desktops it is as wide as the text columns. */
export const TextColumns = styled.div`
  display: grid;
  gap: var(--space-8);
  ${minWidth('desktop')} {
    max-width: var(--text-columns);
  }
`
