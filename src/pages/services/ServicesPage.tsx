import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { useState } from 'react'
import { servicesPage, services } from 'virtual:content/services'
import { Inlet, Part, Parted } from '../../ui/Water.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { besideBodies, tallScreen } from '../../theme/media.ts'
import { centreScrim } from '../../theme/rowSurface.ts'
import { trackServices } from './trackServices.ts'

const { hero, list, callToAction } = servicesPage

/** Number of services in the first part. A short list has one. */
const half = services.length < 6 ? services.length : Math.ceil(services.length / 2)

export function ServicesPage() {
  const [announced, setAnnounced] = useState('')
  const cards = services.map((service) => (
    <ServiceCard key={service.title} service={service} announce={setAnnounced} />
  ))
  return (
    <>
      <PageHero {...hero} height="row" />
      {/* Halfway between two stations, and nearer to the first one: its poster is what a still shows beside
          the rows. */}
      <Services
        {...marked({ surface: 'panel', beside: true, station: 0.45, water: 0 })}
        aria-label={list.label}
      >
        <List ref={trackServices}>
          <Part>{cards.slice(0, half)}</Part>
          {half < cards.length ? (
            <>
              <Inlet {...marked({ water: 0 })} data-part={`${half} / ${cards.length}`} />
              <Part>{cards.slice(half)}</Part>
            </>
          ) : null}
        </List>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Services>
      <DeliveryList />
      <ClosingCall station={1} {...callToAction} />
    </>
  )
}

/** The text stands above an arc of instruments, its middle at 42% of the window's height. */
const ClosingCall = styled(CallToAction)`
  ${besideBodies} {
    justify-items: center;
    padding-block: calc(var(--header) + var(--space-10)) calc(var(--header) + var(--space-10) + 16svh);
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
const Services = styled(Parted)`
  padding-top: var(--space-16);
  &[data-surface='panel'] {
    --above: var(--space-16);
  }
`

const List = styled.div`
  border-top: 1px solid var(--line-strong);
  ${tallScreen} {
    > span + div {
      border-top: 1px solid var(--line-strong);
    }
  }
`
