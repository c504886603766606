import styled from '@emotion/styled'
import { interfaceTexts } from '../content/interface.ts'

export function SkipLink() {
  return (
    <Skip href="#content" data-screen-only="">
      {interfaceTexts.skipLink}
    </Skip>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: 30;
  top: var(--space-3);
  left: var(--margin);
  padding: var(--space-3) var(--space-4);
  border-radius: 3px;
  background: var(--brass);
  color: var(--ink-950);
  font-weight: 600;
  forced-color-adjust: none;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`
