import styled from '@emotion/styled'
import { Anchor } from './Anchor.tsx'

export const TextLink = styled(Anchor)`
  display: inline-block;
  padding-block: 2px;
  transition: color var(--quick) var(--ease);
  &:hover {
    color: var(--accent);
  }
  @media (pointer: coarse) {
    padding-block: 10px;
  }
`
