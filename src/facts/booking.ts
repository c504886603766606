import { site } from '../config/site.ts'

/** Page that books a call. Null without one. */
export const bookingUrl = site.bookingUrl

/** Where the site itself offers a call: the calendar of the contact page, or the page where it has no calendar. */
export const callHref = site.scheduler === null ? '/contact' : '/contact#schedule'
