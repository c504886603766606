import { portfolioPage } from 'virtual:content/portfolio'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { ProjectList } from './ProjectList.tsx'
import { PortfolioStats } from './PortfolioStats.tsx'

export function PortfolioPage() {
  return (
    <>
      <PageHero {...portfolioPage.hero} height="row" />
      <ProjectList />
      <PortfolioStats />
      <CallToAction station={2} {...portfolioPage.callToAction} />
    </>
  )
}
