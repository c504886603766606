import { homePage, featuredTestimonials } from 'virtual:content/home'
import { CallToAction } from '../common/CallToAction.tsx'
import { CallSection, hasCall } from './CallSection.tsx'
import { ClientList } from './ClientList.tsx'
import { CompanyStory } from './CompanyStory.tsx'
import { FeaturedTestimonials } from './FeaturedTestimonials.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Industries } from './Industries.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TechnologyTable } from './TechnologyTable.tsx'

const { story, industries, technologies, clients, callToAction } = homePage

/** Sections in order, without those that have nothing to show. Their numbers follow from their places in this list. */
const sections = [
  { id: 'story', Part: CompanyStory, isShown: story !== undefined },
  { id: 'services', Part: ServiceList, isShown: true },
  { id: 'industries', Part: Industries, isShown: industries !== undefined },
  { id: 'technologies', Part: TechnologyTable, isShown: technologies !== undefined },
  { id: 'testimonials', Part: FeaturedTestimonials, isShown: featuredTestimonials.length > 0 },
  { id: 'clients', Part: ClientList, isShown: clients !== undefined },
  { id: 'call', Part: CallSection, isShown: hasCall },
].filter(({ isShown }) => isShown)

/** The page at /. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      {sections.map(({ id, Part }, index) => (
        <Part key={id} number={index + 1} />
      ))}
      <CallToAction station={3} {...callToAction} />
    </>
  )
}
