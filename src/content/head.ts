import type { RouteId } from '#src/routes/table.ts'
import type { Head, HeadPatterns } from '#src/model/head.ts'
import { capitalized, inWords } from '#src/shared/numbers.ts'
import { agency } from './agency.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

/** Returns `Six case studies` or `One case study`. */
function counted(count: number, one: string, many: string): string {
  return `${capitalized(inWords(count))} ${count === 1 ? one : many}`
}

/** Document titles, and the description of the pictures that other sites show for a link. */
export const headPatterns: HeadPatterns = {
  title: `{page} · ${agency.name}`,
  homeTitle: `${agency.name}: ${agency.what}`,
  shareAlt: '{title}, in white letters over the page’s scene of drawn glass',
}

/** Names, titles and descriptions of the pages. */
export const heads: Readonly<Record<RouteId, Head>> = {
  home: {
    label: 'Home',
    title: null,
    description: `${agency.name} builds web, mobile, AI, blockchain, cloud and connected software for companies that need it finished: agreed in writing, built by named engineers, kept running afterward.`,
  },
  about: {
    label: 'About',
    title: 'About the crew',
    description: `Who sails under the ${agency.name} name: ${team.length === 1 ? 'one officer' : `${inWords(team.length)} officers`}, ${inWords(agency.timeZones)} time zones, and why a software crew signs letters of marque instead of retainers.`,
  },
  services: {
    label: 'Services',
    title: 'Services',
    description: `${counted(services.length, 'service', 'services')}, from web platforms and machine learning to test automation and engineers on loan: what you get, what it is built with, and who signs for it.`,
  },
  portfolio: {
    label: 'Portfolio',
    title: 'Portfolio',
    description: `${counted(projects.length, 'case study', 'case studies')} in finance, health, retail, connected devices, ledgers and machine learning: what was wrong, what we built, how long it took and what changed.`,
  },
  testimonials: {
    label: 'Testimonials',
    title: 'Testimonials',
    description: `${counted(testimonials.length, 'client', 'clients')} on what it was like to have our crew aboard: the project, the time it took and the technology, in their own words.`,
  },
  contact: {
    label: 'Contact',
    title: 'Contact',
    description:
      'Write to the crew, call, or pick half an hour in the calendar. An engineer answers within 24 hours; a project can start 3-5 business days after you sign.',
  },
  privacy: {
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What this site stores, what the contact form sends and to whom, and what the calendar loads, and when. No cookies, no advertising, no trackers.',
  },
  terms: {
    label: 'Terms',
    title: 'Terms',
    description:
      'The terms under which this website is offered and under which estimates, letters of engagement and deliveries are made.',
  },
  notFound: {
    label: 'Page not found',
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
