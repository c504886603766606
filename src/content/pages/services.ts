import type { ServicesPage } from '#src/model/pages/services.ts'
import { capitalized, inWords } from '#src/shared/numbers.ts'
import { services } from '../services.ts'

const isOne = services.length === 1
const count = inWords(services.length)

/** Texts of the services page. */
export const servicesPage: ServicesPage = {
  hero: {
    eyebrow: 'Services · what we take on',
    title: isOne
      ? ['One trade,', 'with a', 'name under it.']
      : [`${capitalized(count)} trades,`, 'each with a', 'name under it.'],
    lead: 'If it is not on this list we do not do it, and we will tell you who does it well. Open a service to read what you get and what we build it with.',
  },
  list: {
    label: 'All services',
    ask: { label: 'Ask about {service}', href: '/contact' },
    technologies: 'Built with',
    signedBy: 'Signed by {name}',
  },
  delivery: {
    heading: 'One course, first call to last deploy',
    note: ['Work begins 3-5 business days after you sign,', 'or 24-48 hours if expedited.'],
    steps: [
      {
        title: 'Sounding',
        text: 'One call and a look at your code. You get a price range within two business days.',
      },
      { title: 'Letter', text: 'Scope, price, dates and an end, on a page that both sides sign.' },
      { title: 'Chart', text: 'Screens to click and a plan of the system, argued over before it is built.' },
      { title: 'Build', text: 'A running version every Friday, at an address of your own.' },
      { title: 'Trial', text: 'Load, faults and an outside audit, with the reports attached.' },
      { title: 'Watch', text: 'We keep it running, or teach your people to. Either has a date.' },
    ],
  },
  callToAction: {
    heading: isOne ? 'Is it this one?' : 'Not sure which?',
    text: `Describe the trouble instead of the technology. We tell you ${isOne ? 'whether this fits' : 'which one fits, or that none does'}.`,
    second: { label: 'See past work', href: '/portfolio' },
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
