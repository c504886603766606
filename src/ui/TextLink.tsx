import styled from '@emotion/styled'
import { Anchor } from './Anchor.tsx'

/** A link in running text or on its own line. Touch screens get a taller target. */
export const TextLink = styled(Anchor)`
  display: inline-block;
  padding-block: var(--space-1);
  transition: color var(--quick) var(--ease);
  &:hover {
    color: var(--accent);
  }
  @media (pointer: coarse) {
    padding-block: var(--space-3);
  }
`
