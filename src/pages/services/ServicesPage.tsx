import styled from '@emotion/styled'
import { services } from '../../content/services.ts'
import { Section } from '../../ui/Section.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'

export function ServicesPage() {
  return (
    <>
      <PageHero
        eyebrow="Services · ten instruments"
        title={['Ten trades,', 'each with a', 'name under it.']}
        lead="What is not on this list we do not do, and we will tell you who does it well. Open a line to read what you get and what we build it with."
      />
      <Section data-tone="panel" aria-label="Services">
        <List>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </List>
      </Section>
      <DeliveryList />
      <CallToAction
        heading="Which of the ten?"
        text="Describe the trouble instead of the technology. We answer with the one, or the none, that fits."
        second={{ href: '/portfolio', label: 'See past work' }}
      />
    </>
  )
}

const List = styled.div`
  border-top: 1px solid var(--line-strong);
`
