import styled from '@emotion/styled'
import { tallColumn, tallWindow } from '../theme/media.ts'
import { tallSurface } from '../theme/rowSurface.ts'
import { Section } from './Section.tsx'

/**
 * A stretch of a page without text, in which the scene moves to its next station in view. It is not there where nothing
 * moves. Tall windows have open water below the text of each open section instead.
 */
export const Water = styled.div`
  height: 36svh;
  /* The section below begins in the water. */
  margin-bottom: calc(var(--space-16) - var(--space-section));
  ${tallWindow}, print, (prefers-reduced-motion: reduce), (scripting: none), (forced-colors: active) {
    display: none;
  }
`

/** A place near the end of its section at which the scene reaches a station of its own, where there is water. */
export const Waypoint = styled(Water)`
  position: absolute;
  bottom: 20svh;
  margin: 0;
  /* A section without a height is not shown, and has no station. */
  height: 1px;
`

/** Open water within a panel of a tall window, which has no surface there. Its `data-station` and `data-water` are a section's. */
export const Inlet = styled.span`
  display: none;
  ${tallColumn} {
    display: block;
    height: min(40svh, var(--water));
  }
`

/** A panel in `Part`s, between which an `Inlet` shows the scene in a tall window. */
export const Parted = styled(Section)`
  overflow-x: clip;
  ${tallColumn} {
    &&::before {
      background: none;
    }
  }
`

/** A part of such a panel, with a surface of its own. */
export const Part = styled.div`
  ${tallSurface}
`
