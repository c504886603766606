import { CallToAction } from '../common/CallToAction.tsx'
import { CallSection } from './CallSection.tsx'
import { ClientList } from './ClientList.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Industries } from './Industries.tsx'
import { FeaturedTestimonials } from './FeaturedTestimonials.tsx'
import { ServiceList } from './ServiceList.tsx'
import { CompanyStory } from './CompanyStory.tsx'
import { TechnologyTable } from './TechnologyTable.tsx'

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
      <CallToAction
        heading="Where are you headed?"
        text="Two lines are enough. An engineer reads them and answers within 24 hours."
      />
    </>
  )
}
