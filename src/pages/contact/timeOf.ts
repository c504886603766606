import { language } from 'virtual:content/navigation'

/** Returns the time of day in the words of the page's language, without a place for a line break: `7:07 PM`. */
export function timeOf(moment: Date): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  return format.format(moment).replaceAll(/\s/g, '\u00a0')
}
