import { language } from 'virtual:content/navigation'

/** Returns a format in the page's language, or in the browser's own if it refuses the tag of that one. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    return new Intl.DateTimeFormat(undefined, options)
  }
}

/** Returns the time of day, without a place for a line break: `7:07 PM`. */
export function timeOf(moment: Date): string {
  return formatOf({ timeStyle: 'short' }).format(moment).replaceAll(/\s/g, '\u00a0')
}

/** Returns the day and month of a date. */
export function dayOf(moment: Date): string {
  return formatOf({ day: 'numeric', month: 'long' }).format(moment)
}
