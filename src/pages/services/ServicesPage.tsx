import styled from '@emotion/styled'
import { Fragment, useState } from 'react'
import { servicesPage, services } from 'virtual:content/services'
import { Section } from '../../ui/Section.tsx'
import { Inlet } from '../../ui/Water.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { besideBodies, notBesideRows } from '../../theme/media.ts'
import { centreScrim, rowSurface } from '../../theme/rowSurface.ts'
import { trackServices } from './trackServices.ts'

const { hero, list, callToAction } = servicesPage

/** Number of the service before which a phone shows the scene once more. A short list has no such place. */
const HALF = services.length < 6 ? -1 : Math.ceil(services.length / 2)

export function ServicesPage() {
  const [announced, setAnnounced] = useState('')
  return (
    <>
      <PageHero {...hero} />
      {/* Halfway between two stations, and nearer to the first one: its poster is what a still shows beside the rows. */}
      <Services data-tone="panel" data-beside="" data-station={0.45} data-water={0} aria-label={list.label}>
        <List ref={trackServices}>
          {services.map((service, index) => (
            <Fragment key={service.title}>
              {index === HALF ? <Inlet data-water={0} /> : null}
              <ServiceCard service={service} announce={setAnnounced} />
            </Fragment>
          ))}
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
    &&[data-tone='open']::before {
      inset: 6% max(0px, 50% - 34rem) 20%;
      background: ${centreScrim};
      mask-image: none;
    }
  }
`

/** The cards have the surface of the panel, because an open one shows the scene beside its text. */
const Services = styled(Section)`
  /* The cards' surfaces are three times as wide as the grid, so that they reach the window's edges. */
  overflow-x: clip;
  ${notBesideRows} {
    &&[data-tone='panel']::before {
      background: none;
    }
  }
`

const List = styled.div`
  position: relative;
  border-top: 1px solid var(--line-strong);
  > span {
    position: relative;
  }
  /* The soft edges of the panel, above the first card, below the last, and at the water between two. */
  ${notBesideRows} {
    &::before,
    &::after,
    > span::before,
    > span::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset-inline: -100%;
      height: var(--space-section);
      background: ${rowSurface};
      mask-image: linear-gradient(transparent, black var(--space-16));
    }
    > span::before,
    > span::after {
      height: var(--space-16);
    }
    &::before,
    > span::after {
      bottom: 100%;
    }
    > span::after {
      bottom: 0;
    }
    &::after,
    > span::before {
      top: 100%;
      rotate: x 180deg;
    }
    > span::before {
      top: 0;
    }
  }
`
