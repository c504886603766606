import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { ProjectList } from './ProjectList.tsx'
import { PortfolioStats } from './PortfolioStats.tsx'

export function PortfolioPage() {
  return (
    <>
      <PageHero
        eyebrow="Portfolio · six case sheets"
        title={['Six voyages.', 'The logs', 'are open.']}
        lead="What was wrong, what we built, how long it took, and what changed. The curves are drawn from each client’s own figures."
        height="low"
      />
      <ProjectList />
      <PortfolioStats />
      <CallToAction
        heading="Yours would be the seventh."
        text="Tell us the figure you would like to see move. We answer with what moved it elsewhere."
        second={{ href: '/services', label: 'What we build' }}
      />
    </>
  )
}
