import styled from '@emotion/styled'
import { tallWindow } from '../theme/media.ts'

/**
 * A stretch of a page without text, in which the scene moves to its next station in view. It is not there where nothing
 * moves. Tall windows have open water below the text of each open section instead.
 */
export const Water = styled.div`
  height: 52svh;
  ${tallWindow}, print, (prefers-reduced-motion: reduce), (scripting: none), (forced-colors: active) {
    display: none;
  }
`
