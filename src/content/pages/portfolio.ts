import type { PortfolioPage } from '#src/model/pages/portfolio.ts'
import { capitalized, inWords, ordinalInWords } from '#src/shared/numbers.ts'
import { projects } from '../projects.ts'

const count = projects.length
const isOne = count === 1
/** Every timeline of the sample is a number of months. */
const months = projects.reduce((sum, { timeline }) => sum + Number.parseInt(timeline, 10), 0)

export const portfolioPage: PortfolioPage = {
  hero: {
    eyebrow: `Portfolio · ${inWords(count)} case ${isOne ? 'study' : 'studies'}`,
    title: isOne
      ? ['One voyage,', 'finished.']
      : [`${capitalized(inWords(count))} voyages,`, 'all of them', 'finished.'],
    lead: 'What was wrong, what we built, how long it took, and what changed. The curves are drawn from each client’s own figures.',
  },
  filter: {
    legend: 'Show projects in',
    all: 'All',
    shown: {
      one: '{count} case study',
      many: '{count} case studies',
      oneInCategory: '{count} case study in {category}',
      manyInCategory: '{count} case studies in {category}',
    },
  },
  projects: {
    label: 'Case studies',
    eyebrow: 'Case {number} · {category} · {timeline}',
    chart: '{caption}: from {from} to {to}',
    link: { label: 'Ask about this work', href: '/contact' },
  },
  totals: {
    heading: 'What they add up to',
    stats: [
      { value: `${count} of ${count}`, label: 'still in production, and under their owners’ control' },
      { value: `${months}`, label: 'months of work on this page, all of them invoiced as agreed' },
      { value: '2', label: 'fixed prices that we overran, at our own expense' },
      { value: '31', label: 'client engineers who now run what we built' },
    ],
  },
  callToAction: {
    heading: `Yours would be the ${ordinalInWords(count + 1)}.`,
    text: 'Tell us which figure you would like to move. We tell you what it took to move one like it.',
    second: { label: 'What we build', href: '/services' },
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
