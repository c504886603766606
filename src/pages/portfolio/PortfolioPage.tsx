import { useLocation } from 'wouter'
import { hasStories, paths } from 'virtual:content/navigation'
import { portfolioPage } from 'virtual:content/portfolio'
import { stories } from 'virtual:content/stories'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { ProjectList } from './ProjectList.tsx'
import { PortfolioStats } from './PortfolioStats.tsx'
import { Story } from './Story.tsx'

/** The list of projects, or the story of the project at the current path. */
export function PortfolioPage() {
  const [path] = useLocation()
  const story = hasStories ? stories.find(({ slug }) => path === `${paths.portfolio}/${slug}`) : undefined
  if (hasStories && story) return <Story {...story} />
  return (
    <>
      <PageHero {...portfolioPage.hero} />
      <ProjectList />
      <PortfolioStats />
      <CallToAction keyframe={2} {...portfolioPage.callToAction} />
    </>
  )
}
