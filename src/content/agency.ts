import type { Agency } from '#src/model/agency.ts'

/** Facts of the agency. */
export const agency: Agency = {
  name: 'Tidewright',
  what: 'a software crew for hire',
  tagline: 'Hard waters, charted.',
  since: 2012,
  people: 41,
  timeZones: 9,
  address: {
    street: '100 Harbor Row',
    city: 'Columbus',
    region: 'Ohio',
    postalCode: '43215',
    country: 'US',
  },
  coordinates: { latitude: 39.95, longitude: -82.983 },
  phone: '+1 614 555 0142',
  email: 'crew@tidewright.example',
  social: [
    { label: 'GitHub', href: 'https://social.tidewright.example/github' },
    { label: 'LinkedIn', href: 'https://social.tidewright.example/linkedin' },
    { label: 'Mastodon', href: 'https://social.tidewright.example/mastodon' },
  ],
  legal: {
    company: null,
    register: null,
    vatNumber: null,
    law: 'the State of Ohio, United States',
    courts: 'Columbus',
  },
  sample: true,
}
