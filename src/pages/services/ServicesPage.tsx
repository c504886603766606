import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { servicesPage, services } from 'virtual:content/services'
import { ruled } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { besideBodies } from '../../theme/media.ts'
import { centreScrim } from '../../theme/rowSurface.ts'
import { trackServices } from './trackServices.ts'

const { hero, list, callToAction } = servicesPage

export function ServicesPage() {
  const cards = services.map((service) => <ServiceCard key={service.title} service={service} />)
  return (
    <>
      <PageHero {...hero} />
      {/* Halfway between two keyframes, and nearer to the first one: its poster is what a still shows beside
          the rows. */}
      <Services
        {...marked({ surface: 'panel', beside: true, keyframe: 0.45, sceneGap: 0 })}
        aria-label={list.label}
      >
        <List ref={trackServices}>{cards}</List>
      </Services>
      <DeliveryList />
      <ClosingCall keyframe={1} {...callToAction} />
    </>
  )
}

/** The text stands above an arc of instruments, its middle at 42% of the window's height. */
const ClosingCall = styled(CallToAction)`
  ${besideBodies} {
    justify-items: center;
    padding-block: calc(var(--header) + var(--space-10))
      calc(var(--header) + var(--space-10) + var(--screen) * 0.16);
    text-align: center;
    h2 {
      max-width: 12em;
    }
    &&[data-surface='open']::before {
      inset: 6% max(0px, 50% - 34rem) 20%;
      background: ${centreScrim};
      mask-image: none;
    }
  }
`

/** The list begins in the first window, below the panel's soft edge. */
const Services = styled(Section)`
  padding-top: var(--space-16);
  &[data-surface='panel'] {
    --above: var(--space-16);
  }
`

const List = styled.div`
  ${ruled}
  border-color: var(--line-strong);
`
