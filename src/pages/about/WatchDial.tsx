import { TAU } from '../../shared/math.ts'
import { initialOf } from '../../shared/text.ts'
import { lengthOf, type Hours } from '../common/watch.ts'

/** Both coordinates of the dial's centre in the view box. */
const CENTRE = 18
/** Radius of the arc in the view box. */
const RADIUS = 16.5

interface WatchDialProps {
  name: string
  hours?: Hours | undefined
  /** Whether the member works now. */
  isOnWatch?: boolean | undefined
  /** Whether a portrait stands in the dial, in place of the initials. */
  isFrame?: boolean
}

/** Returns the first letters of the first and the last word of a name. The dial has room for two. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return [first, others.at(-1) ?? ''].map(initialOf).join('')
}

/** Returns the coordinates of an hour on the dial. Midnight is at the top. */
function pointOf(hour: number): string {
  const angle = (hour / 24) * TAU
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}

/**
 * Returns the arc of the hours. An arc that ends where it begins is not drawn, so a whole day ends a moment
 * early.
 */
function arcOf(hours: Hours): string {
  const length = Math.min(lengthOf(hours), 23.9)
  const end = pointOf(hours.from + length)
  return `${pointOf(hours.from)}A${RADIUS} ${RADIUS} 0 ${length > 12 ? 1 : 0} 1 ${end}`
}

/**
 * A member's initials on a 24-hour dial. The arc marks the hours in which the member works, where these are
 * given.
 */
export function WatchDial({ name, hours, isOnWatch = false, isFrame = false }: WatchDialProps) {
  const color = isOnWatch ? 'var(--brass)' : 'var(--accent)'
  return (
    <svg viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} stroke="var(--line-strong)" strokeWidth=".8" />
      {hours ? <path d={`M${arcOf(hours)}`} stroke={color} strokeWidth={isFrame ? 1.2 : 2.8} /> : null}
      {isFrame ? null : (
        <text
          x="18"
          y="22"
          textAnchor="middle"
          fill="var(--foam)"
          fontFamily="var(--font-display)"
          fontSize="11"
        >
          {initialsOf(name)}
        </text>
      )}
    </svg>
  )
}
