import styled from '@emotion/styled'
import { Anchor } from './Anchor.tsx'
import { linkRow } from './columns.ts'

/** A link in running text or on its own line. */
export const TextLink = styled(Anchor)`
  display: inline-block;
  ${linkRow}
  transition: color var(--quick);
  &:hover {
    color: var(--accent);
  }
`
