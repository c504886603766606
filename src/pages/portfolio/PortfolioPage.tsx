import { portfolioPage } from '../../content/pages/portfolio.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { ProjectList } from './ProjectList.tsx'
import { PortfolioStats } from './PortfolioStats.tsx'

export function PortfolioPage() {
  return (
    <>
      <PageHero {...portfolioPage.hero} height="row" />
      <ProjectList />
      {portfolioPage.totals.stats.length > 0 ? <PortfolioStats /> : null}
      <CallToAction station={2} {...portfolioPage.callToAction} />
    </>
  )
}
