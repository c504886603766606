import * as v from 'valibot'
import { line, listOf, template } from './rules.ts'

export const interfaceTexts = v.object({
  /** Link to the page's content: the first stop of the Tab key. */
  skipLink: line(40),
  /** Accessible name of the mark and the agency's name, which link to the home page. */
  homeLink: line(80),
  menu: v.object({
    /** Accessible name of the main navigation. */
    label: line(30),
    open: line(30),
    close: line(30),
    /** Beside the current page, in the menu of small screens. */
    here: line(12),
    /** Button that leads to the contact page. */
    start: line(20),
  }),
  /** Button that stops and starts the backdrop's motion. */
  backdrop: v.object({ pause: line(60), play: line(60) }),
  footer: v.object({
    /** Lines below the agency's name. */
    lines: listOf(line(80), 1, 3),
    /** Button that leads to the booking page, or without one to the contact page. */
    call: line(28),
    pages: line(20),
    /** Accessible name of the list of pages. */
    pagesLabel: line(40),
    services: line(20),
    /** Accessible name of the list of services. */
    servicesLabel: line(40),
    contact: line(20),
    /** Accessible name of the address, telephone number and e-mail address. */
    contactLabel: line(40),
    copyright: line(80),
    /** Accessible name of the links to the agency's profiles. */
    profilesLabel: line(80),
  }),
  /** Read aloud after a link that opens a new tab. */
  newTab: line(40),
  /** Beside the label of a field that may stay empty. */
  optional: line(16),
  /** Button that closes a notification. */
  closeNotification: line(40),
  /** In place of a page whose code failed. */
  failedPage: v.object({
    title: line(40),
    text: template(160, 'reload', 'home'),
    /** Links in the text. */
    reload: line(30),
    home: line(30),
  }),
})

/** Words of what surrounds the pages, and of controls that several pages have. */
export type InterfaceTexts = v.InferOutput<typeof interfaceTexts>
