import type { TeamMember } from './aboutSchema.ts'

/** Both coordinates of the centre in the view box, and the radius of the arc. */
const CENTRE = 18
const RADIUS = 16.5

/** Returns the coordinates of an hour. Midnight is at the top. */
function pointOf(hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI
  return `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)}`
}

/** Returns the path of an arc. `to` can be on the next day. From an hour to the same is a whole day. */
function arcOf({ from, to }: NonNullable<TeamMember['hours']>): string {
  // An arc that ends where it begins is not drawn.
  const length = Math.min((to - from + 24) % 24 || 24, 23.9)
  return `M${pointOf(from)}A${RADIUS} ${RADIUS} 0 ${length > 12 ? 1 : 0} 1 ${pointOf(from + length)}`
}

/** A circle around a person's initials or portrait. On it, as on a clock of 24 hours, the hours of work. */
export function Dial({ hours }: { hours: TeamMember['hours'] | undefined }) {
  return (
    <svg viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} stroke="var(--line-strong)" strokeWidth=".8" />
      {hours ? <path d={arcOf(hours)} stroke="var(--accent)" strokeWidth="2" /> : null}
    </svg>
  )
}
