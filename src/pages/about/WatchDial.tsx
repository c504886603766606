import { TAU } from '../../shared/math.ts'
import { initialOf } from '../../shared/text.ts'
import { lengthOf, type Hours } from '../common/watch.ts'

/** Both coordinates of the dial's centre in the view box. */
const CENTRE = 18
/** Radius of the wedge in the view box. */
const RADIUS = 17

interface WatchDialProps {
  name: string
  hours?: Hours | undefined
  /** Whether the member works now. */
  isOnWatch?: boolean | undefined
  /** Whether a portrait stands in the dial: the hours are then an arc around it, and there are no initials. */
  isFrame?: boolean
}

/** Returns the first letters of the first and the last word of a name. The dial has room for two. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return [first, others.at(-1) ?? ''].map(initialOf).join('')
}

/** Returns the coordinates of an hour on the edge of the wedge. Midnight is at the top. */
function pointOf(hour: number): string {
  const angle = (hour / 24) * TAU
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}

/** Returns the arc of the hours. An arc that ends where it begins is not drawn, so a whole day ends a moment early. */
function arcOf(hours: Hours): string {
  const length = Math.min(lengthOf(hours), 23.99)
  const end = pointOf(hours.from + length)
  return `${pointOf(hours.from)}A${RADIUS} ${RADIUS} 0 ${length > 12 ? 1 : 0} 1 ${end}`
}

/** A member's initials on a 24-hour dial. The wedge marks the hours in which the member works, where these are given. */
export function WatchDial({ name, hours, isOnWatch = false, isFrame = false }: WatchDialProps) {
  const color = isOnWatch ? 'var(--brass)' : 'var(--accent)'
  if (isFrame)
    return (
      <svg viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <circle cx="18" cy="18" r="17" stroke="var(--line-strong)" />
        {hours ? <path d={`M${arcOf(hours)}`} stroke={color} strokeWidth="1.2" /> : null}
      </svg>
    )
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      {hours ? (
        <path d={`M${CENTRE} ${CENTRE}L${arcOf(hours)}Z`} fill={color} fillOpacity={isOnWatch ? 1 : 0.45} />
      ) : null}
      <circle cx="18" cy="18" r="17.3" fill="none" stroke="var(--line-strong)" strokeWidth=".8" />
      {/* The outline keeps the wedge away from the letters, which need a contrast of 7 where visitors ask for it. */}
      <text
        x="18"
        y="22"
        textAnchor="middle"
        fill="var(--foam)"
        stroke="var(--ink-950)"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontFamily="var(--font-display)"
        fontSize="10.5"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
