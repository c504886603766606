import { sampleMail } from './mail.ts'
import type { SiteConfig } from './types.ts'

/** Sample values. Production builds refuse .example domains; `npm run preflight` refuses the phone and the street. */
export const sampleConfig: SiteConfig = {
  mode: 'demo',
  siteUrl: 'http://localhost:4173',
  brand: {
    name: 'Tidewright',
    what: 'a software crew for hire',
    tagline: 'Hard waters, charted.',
  },
  contact: {
    email: 'crew@tidewright.example',
    phone: '+1 614 555 0142',
    street: '100 Harbor Row',
    city: 'Columbus',
    region: 'Ohio',
    postalCode: '43215',
    country: 'US',
  },
  social: [
    { label: 'GitHub', href: 'https://social.tidewright.example/github' },
    { label: 'LinkedIn', href: 'https://social.tidewright.example/linkedin' },
    { label: 'Mastodon', href: 'https://social.tidewright.example/mastodon' },
  ],
  bookingUrl: 'https://book.tidewright.example/crew',
  scheduler: { url: 'https://book.tidewright.example/embed', name: 'Harbor Calendar' },
  mail: sampleMail,
  vitalsUrl: null,
}

/** Configuration of demo mode: the samples, with a local page as calendar and booking page. */
export const demoConfig: SiteConfig = {
  ...sampleConfig,
  bookingUrl: '/demo/schedule?booking',
  scheduler: { url: '/demo/schedule', name: 'Harbor Calendar' },
}
