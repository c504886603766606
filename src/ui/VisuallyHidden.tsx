import styled from '@emotion/styled'

/** Styles of what only assistive technology reads. */
const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text that only assistive technology reads. */
export const VisuallyHidden = styled.span(hidden)
