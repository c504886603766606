import type { InterfaceTexts } from '#src/model/interface.ts'
import { capitalized } from '#src/shared/numbers.ts'
import { agency } from './agency.ts'

/** Words of what surrounds the pages, and of controls that several pages have. */
export const interfaceTexts: InterfaceTexts = {
  skipLink: 'Skip to content',
  homeLink: `${agency.name}, home`,
  menu: {
    label: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    here: 'here',
    start: 'Get Started',
  },
  backdrop: {
    pause: 'Pause the moving background',
    play: 'Play the moving background',
  },
  footer: {
    lines: [`${capitalized(agency.what)}.`, agency.tagline],
    call: 'Schedule a call',
    pages: 'Pages',
    pagesLabel: 'Quick links',
    services: 'Services',
    servicesLabel: 'Services',
    contact: 'Find us',
    contactLabel: 'Contact details',
    copyright: `© ${agency.name}`,
    profilesLabel: `${agency.name} elsewhere`,
  },
  newTab: '(opens in a new tab)',
  optional: 'optional',
  closeNotification: 'Close notification',
  failedPage: {
    title: 'This page did not load.',
    text: 'It may have been replaced a moment ago. {reload}, or go to the {home}.',
    reload: 'Load it again',
    home: 'home page',
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
