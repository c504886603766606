import styled from '@emotion/styled'
import { tallScreen, tallWindow } from '../theme/media.ts'
import { partSurface } from '../theme/rowSurface.ts'

/**
 * A stretch of a page without text, in which the scene moves to its next keyframe in view. It is not there
 * where nothing moves. Tall windows have a scene gap below the text of each open section instead.
 */
const GapPart = styled.div`
  height: calc(var(--screen) * 0.24);
  /* The section below begins in the gap. */
  margin-bottom: calc(var(--space-16) - var(--space-section));
  ${tallWindow}, print, (prefers-reduced-motion: reduce), (scripting: none), (forced-colors: active) {
    display: none;
  }
`

/**
 * A place near the end of its section at which the scene reaches a keyframe of its own, where there is a gap.
 */
export const Waypoint = styled(GapPart)`
  position: absolute;
  bottom: calc(var(--screen) * 0.2);
  margin: 0;
  /* A section without a height is not shown, and has no keyframe. */
  height: 1px;
`

/**
 * A scene gap within a panel of a tall window, between parts with surfaces of their own. Its `data-keyframe`
 * and `data-scene-gap` are a section's. Lower than elsewhere: the text goes on below it.
 */
export const PanelGap = styled.span`
  display: none;
  ${tallScreen} {
    display: block;
    height: calc(var(--scene-gap) * 0.75 - var(--space-panel));
  }
`

/** A part of a panel between which a `PanelGap` can stand, with a surface of its own. */
export const Part = styled.div`
  ${tallScreen} {
    ${partSurface}
  }
`
