import styled from '@emotion/styled'
import { minWidth } from '../../theme/layout.ts'
import { rowPath, stationDistance } from './rowPath.ts'

/** Line through the stations of a row of delivery steps, for the first of them. Only desktops show it. */
export function RowLine({ stations }: { stations: number }) {
  return (
    // The view box is as wide as the distance between two stations. The path goes on beyond it.
    <Line viewBox={`0 0 ${stationDistance(stations)} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={rowPath(stations)} vectorEffect="non-scaling-stroke" />
    </Line>
  )
}

const Line = styled.svg`
  position: absolute;
  top: calc(-1 * var(--above));
  left: 0;
  display: none;
  /* Distance between two stations: a column and the gap after it. */
  width: calc(100% + var(--gutter));
  overflow: visible;
  height: var(--drawing);
  fill: none;
  stroke: var(--line-strong);
  stroke-dasharray: 6 6;
  ${minWidth('desktop')} {
    display: block;
  }
`
