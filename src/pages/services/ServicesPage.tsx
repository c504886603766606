import styled from '@emotion/styled'
import { servicesPage } from '../../content/pages/services.ts'
import { services } from '../../content/services.ts'
import { Section } from '../../ui/Section.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'

const { hero, list, callToAction } = servicesPage

export function ServicesPage() {
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <Section data-tone="panel" aria-label={list.label}>
        <List>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </List>
      </Section>
      <DeliveryList />
      <CallToAction
        station={1}
        heading={callToAction.heading}
        text={callToAction.text}
        second={callToAction.second}
      />
    </>
  )
}

const List = styled.div`
  border-top: 1px solid var(--line-strong);
`
