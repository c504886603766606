import { homePage } from '../../content/pages/home.ts'
import { featuredTestimonials } from '../../facts/featuredTestimonials.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { CallSection, hasCall } from './CallSection.tsx'
import { ClientList } from './ClientList.tsx'
import { CompanyStory } from './CompanyStory.tsx'
import { FeaturedTestimonials } from './FeaturedTestimonials.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Industries } from './Industries.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TechnologyTable } from './TechnologyTable.tsx'

const { industries, technologies, clients, callToAction } = homePage

/** Sections in order, without those that have nothing to show. Their numbers follow from their places in this list. */
const sections = [
  { id: 'story', Part: CompanyStory, isShown: true },
  { id: 'services', Part: ServiceList, isShown: true },
  { id: 'industries', Part: Industries, isShown: industries.list.length > 0 },
  { id: 'technologies', Part: TechnologyTable, isShown: technologies.categories.length > 0 },
  { id: 'testimonials', Part: FeaturedTestimonials, isShown: featuredTestimonials.length > 0 },
  { id: 'clients', Part: ClientList, isShown: clients.names.length > 0 },
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
      <CallToAction station={2} {...callToAction} />
    </>
  )
}
