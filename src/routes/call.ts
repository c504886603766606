import { paths } from 'virtual:content/navigation'
import { site } from '../config/site.ts'

/** Link to the booking page, which opens in a new tab. Null without one. */
export const bookingLink = site.bookingUrl === null ? null : { href: site.bookingUrl, external: true }

/** Whether visitors can pick a time: in a calendar on the page or on a booking page. */
export const canBook = site.scheduler !== null || bookingLink !== null

/** Where a call leads: to the booking page, to the contact page's calendar, or to its form. */
export const callLink = bookingLink ?? { href: paths.contact + (site.scheduler ? '#schedule' : '') }
