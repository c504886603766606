import { homePage } from 'virtual:content/home'
import { CallToAction } from '../common/CallToAction.tsx'
import { CallSection } from './CallSection.tsx'
import { ClientList } from './ClientList.tsx'
import { CompanyStory } from './CompanyStory.tsx'
import { FeaturedTestimonials } from './FeaturedTestimonials.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Industries } from './Industries.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TechnologyTable } from './TechnologyTable.tsx'

/** The page at /. Sections without texts render nothing. `modules.ts` numbers the others in this order. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <CompanyStory />
      <ServiceList />
      <Industries />
      <TechnologyTable />
      <FeaturedTestimonials />
      <ClientList />
      <CallSection />
      <CallToAction keyframe={2} {...homePage.callToAction} />
    </>
  )
}
