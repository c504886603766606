import styled from '@emotion/styled'
import { Water } from './Water.ts'

/** A place before a closing call: from here to it, the scene comes up with its text. Not there where `Water` is not. */
export const Ahead = styled(Water)`
  position: absolute;
  bottom: 20svh;
  /* A section without a height is not shown, and has no station. */
  height: 1px;
`
