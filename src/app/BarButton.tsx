import styled from '@emotion/styled'
import { withAlpha } from '../theme/color.ts'

/** A button with an icon in the header. theme/rules.ts has its look under the pointer. */
export const BarButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: ${withAlpha('ink-950', 72)};
  transition: border-color var(--quick) var(--ease);
`
