import { place, position } from '#src/facts/agency.ts'
import type { HomePage } from '#src/model/pages/home.ts'
import { inWords } from '#src/shared/numbers.ts'
import { agency } from '../agency.ts'
import { testimonials } from '../testimonials.ts'

const technologies: HomePage['technologies'] = {
  heading: 'Technologies, by where we use them',
  categories: [
    { name: 'Front end', items: ['React', 'TypeScript', 'Three.js', 'Svelte'] },
    { name: 'Back end', items: ['Node.js', 'Go', 'Elixir', 'Java'] },
    { name: 'Mobile', items: ['Swift', 'Kotlin', 'React Native', 'Flutter'] },
    { name: 'Data and AI', items: ['PostgreSQL', 'Kafka', 'PyTorch', 'dbt'] },
    { name: 'Cloud', items: ['AWS', 'Azure', 'Terraform', 'Kubernetes'] },
    { name: 'Ledger and edge', items: ['Solidity', 'Rust', 'Zephyr', 'MQTT'] },
  ],
}
const technologyCount = technologies.categories.flatMap(({ items }) => items).length

/** Texts of the home page. */
export const homePage: HomePage = {
  hero: {
    eyebrow: position === null ? place : `${position} · ${place}`,
    title: agency.tagline,
    lead: `${agency.name} is ${agency.what}. Bring us the system that nobody ashore will sign for. We agree scope and price in writing, build it with people you meet by name, and stay until it runs without us.`,
    buttons: [
      { label: 'What we build', href: '/services' },
      { label: 'Past voyages', href: '/portfolio' },
    ],
    statsName: 'In figures',
    stats: [
      { value: '500+', label: `projects agreed in writing since ${agency.since}` },
      { value: '50+', label: 'clients, most of whom came back' },
      { value: '10+', label: `technologies in daily use, of the ${technologyCount} below` },
      { value: '24/7', label: 'support by the team that built it' },
    ],
  },
  story: {
    eyebrow: 'How we came to this',
    heading: 'Our first job was to finish somebody else’s.',
    paragraphs: [
      `In ${agency.since} a freight broker showed us a system that had been eighty percent done for a year. We wrote one page: what we would finish, for how much, by which Friday. He signed it, and eleven weeks later he framed it.`,
      'We have not found a better way to begin since.',
    ],
    links: [
      { label: 'Meet the crew', href: '/about' },
      { label: 'Read the case studies', href: '/portfolio' },
    ],
  },
  services: { eyebrow: 'Services', heading: 'What we put our names to' },
  industries: {
    eyebrow: 'Industries',
    heading: 'Waters we have sailed before',
    text: 'Beside each, the standards that we have built to. Ask us about any clause.',
    list: [
      { name: 'Banking and payments', standards: 'PCI DSS, ISO 20022' },
      { name: 'Hospitals and care', standards: 'HL7 FHIR, HIPAA' },
      { name: 'Retail', standards: 'EDI, GS1' },
      { name: 'Freight and ports', standards: 'EDIFACT, UN/CEFACT' },
      { name: 'Energy and utilities', standards: 'IEC 61850, OCPP' },
      { name: 'Public sector', standards: 'WCAG 2.2, EN 301 549' },
    ],
  },
  technologies,
  testimonials: {
    eyebrow: 'Letters from clients',
    heading: 'What clients write',
    link: {
      label: testimonials.length > 2 ? `All ${inWords(testimonials.length)} letters` : 'More about the work',
      href: '/testimonials',
    },
  },
  clients: {
    heading: 'Clients we have worked for',
    // Invented names, to be replaced before launch. `npm run preflight` finds them in the built site.
    names: [
      'Cobalt Harbor Bank',
      'Northmoor Health',
      'Tessellate Retail',
      'Marlow Dairy',
      'Greystone Port',
      'Saltbox Insurance',
      'Lumen Transit',
      'Fenwick Grid',
      'Orrin & Vale',
      'Gullwing Air Cargo',
      'Pike Street Press',
      'Quayline Ferries',
    ],
  },
  call: {
    eyebrow: 'A call first',
    heading: 'Half an hour, no slides.',
    benefits: [
      {
        title: 'An engineer picks up',
        text: 'Somebody who would work on it, not somebody who would sell it.',
      },
      { title: 'You get a price range', text: 'Within two business days of the call, in writing.' },
      { title: 'The notes are yours', text: 'Even if you take them to another crew.' },
    ],
  },
  callToAction: {
    heading: 'Where are you headed?',
    text: 'Two lines are enough. An engineer reads them and answers within 24 hours.',
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
