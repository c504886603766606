import type { PortfolioPage } from '#src/model/pages/portfolio.ts'
import { capitalized, inWords, ordinalInWords } from '#src/shared/numbers.ts'
import { projects } from '../projects.ts'

const count = projects.length
const isOne = count === 1
/** Every timeline of the sample is a number of months. */
const months = projects.reduce((sum, { timeline }) => sum + Number.parseInt(timeline, 10), 0)

export const portfolioPage: PortfolioPage = {
  hero: {
    eyebrow: `Portfolio · ${inWords(count)} case ${isOne ? 'sheet' : 'sheets'}`,
    title: [
      `${capitalized(inWords(count))} ${isOne ? 'voyage' : 'voyages'}.`,
      isOne ? 'The log' : 'The logs',
      isOne ? 'is open.' : 'are open.',
    ],
    lead: 'What was wrong, what we built, how long it took, and what changed. The curves are drawn from each client’s own figures.',
  },
  filter: {
    legend: 'Show projects in',
    all: 'All',
    shown: {
      one: '{count} case sheet',
      many: '{count} case sheets',
      oneInCategory: '{count} case sheet in {category}',
      manyInCategory: '{count} case sheets in {category}',
    },
  },
  projects: {
    label: 'Case sheets',
    eyebrow: 'Sheet {number} · {category} · {timeline}',
    chart: 'From {from} to {to}',
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
    text: 'Tell us the figure you would like to see move. We answer with what moved it elsewhere.',
    second: { label: 'What we build', href: '/services' },
  },
}
