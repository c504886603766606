import { TAU } from '../../shared/math.ts'
import { initialOf } from '../../shared/text.ts'

/** Both coordinates of the dial's centre in the view box. */
const CENTRE = 18
/** Radius of the wedge in the view box. */
const RADIUS = 17

interface WatchDialProps {
  name: string
  /** Which of the `count` equal watches of the day the member keeps, from 0. */
  index: number
  count: number
}

/** Returns the first letters of the first and the last word of a name. The dial has room for two. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return [first, others.at(-1) ?? ''].map(initialOf).join('')
}

/** Returns the coordinates of a point on the wedge's arc, `angle` radians clockwise from the top. */
function arcPoint(angle: number): string {
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}

/** A member's initials on a 24-hour dial. The wedge marks the hours of the member's watch. */
export function WatchDial({ name, index, count }: WatchDialProps) {
  const from = (index / count) * TAU
  const to = ((index + 1) / count) * TAU
  return (
    <svg viewBox="0 0 36 36" width={44} height={44} aria-hidden="true">
      {count > 1 ? (
        <path
          d={`M${CENTRE} ${CENTRE}L${arcPoint(from)}A${RADIUS} ${RADIUS} 0 0 1 ${arcPoint(to)}Z`}
          fill="var(--accent)"
          fillOpacity=".45"
        />
      ) : (
        // An arc that ends where it begins is not drawn.
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill="var(--accent)" fillOpacity=".45" />
      )}
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
        fontSize="10.5"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
