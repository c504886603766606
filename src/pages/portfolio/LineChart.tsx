import { minWidth, phoneScreen } from '../../theme/media.ts'
import styled from '@emotion/styled'
import { labelText } from '../../ui/text.ts'
import type { Project } from './portfolioSchema.ts'

type LineChartProps = NonNullable<Project['image']> & {
  /** Accessible name of the drawing. */
  label: string
}

/** Size of the view box. The drawing stretches to the room that it has. */
const WIDTH = 320
const HEIGHT = 150
/** Space between the line and the edges of the view box. The space at the top is twice as large. */
const PAD = 6

/** A line chart without axes: the caption names the unit, `from` and `to` label the ends. */
export function LineChart({ caption, label, values, from, to }: LineChartProps) {
  const highest = Math.max(...values) || 1
  const points = values.map((value, index) => {
    const x = PAD + ((WIDTH - 2 * PAD) * index) / (values.length - 1)
    const y = HEIGHT - PAD - ((HEIGHT - 3 * PAD) * value) / highest
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return (
    <Chart>
      <p>{caption}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {points.map((point) => (
          <path key={point} d={`M${point}V${HEIGHT}`} stroke="var(--line)" />
        ))}
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line-strong)" />
        <path d={`M${points.join('L')}`} stroke="var(--accent)" strokeWidth="1.8" strokeLinejoin="round" />
        <path d={`M${points.at(-1)}h0`} stroke="var(--highlight)" strokeWidth="9" strokeLinecap="round" />
      </svg>
      <div aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </Chart>
  )
}

const Chart = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  ${labelText}
  p {
    margin-bottom: var(--space-2);
  }
  svg {
    ${minWidth('tablet')} {
      flex: 1 0 8.5rem;
    }
    width: 100%;
    overflow: visible;
    fill: none;
    /* As wide as the card. */
    ${phoneScreen} {
      width: calc(100% + 2 * var(--space-4));
      height: 10rem;
      margin-inline: calc(var(--space-4) * -1);
    }
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  div {
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;
    /* The line runs from left to right in every language. */
    direction: ltr;
    color: var(--foam);
    font: 370 var(--size-lead) / 1.2 var(--font-display);
    ${minWidth('tablet')} {
      font-size: var(--size-title);
    }
  }
`
