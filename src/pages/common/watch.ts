import { useSyncExternalStore } from 'react'

/** Milliseconds. */
const HOUR = 3_600_000

/** Hours between which somebody works. `to` can be earlier, on the next day. */
export interface Hours {
  from: number
  to: number
}

/** Returns the number of hours. From an hour to the same is a whole day. */
export const lengthOf = ({ from, to }: Hours): number => (to - from + 24) % 24 || 24

/** Returns the hour of the day in a time zone, such as 13.5, or NaN if the browser does not know the zone. */
function hourIn(timeZone: string, moment: number): number {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
    const [hour = 0, minute = 0] = format.format(moment).split(':').map(Number)
    return hour + minute / 60
  } catch {
    return NaN
  }
}

/**
 * Returns when the hours end in which a moment is, or null where it is in none, and without a moment or a
 * time zone that the browser knows. The clocks may change between the two.
 */
export function endOf(hours: Hours, timeZone: string | null, moment: number | null): number | null {
  if (timeZone === null || moment === null) return null
  const left = lengthOf(hours) - ((hourIn(timeZone, moment) - hours.from + 24) % 24)
  if (!(left > 0)) return null
  const end = moment + left * HOUR
  const change = ((hourIn(timeZone, end) - hours.to + 36) % 24) - 12
  return end - change * HOUR
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

/** Returns the moment, which changes every minute, in milliseconds, or null before hydration. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000) * 60_000,
    () => null,
  )
}
