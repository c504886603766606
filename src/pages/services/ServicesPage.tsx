import styled from '@emotion/styled'
import { useState } from 'react'
import { servicesPage, services } from 'virtual:content/services'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { grid } from '../../theme/grid.ts'
import { besideRows, columnsWidth } from '../../theme/media.ts'
import { columnsSurface, rowSurface } from '../../theme/rowSurface.ts'
import { trackServices } from './trackServices.ts'

const { hero, list, callToAction } = servicesPage

export function ServicesPage() {
  const [announced, setAnnounced] = useState('')
  return (
    <>
      <PageHero {...hero} />
      <Services data-tone="panel" data-station={0.5} data-water={0} aria-label={list.label}>
        <List ref={trackServices}>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} announce={setAnnounced} />
          ))}
        </List>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Services>
      <DeliveryList />
      <CallToAction station={1} scrim="arc" {...callToAction} />
    </>
  )
}

/** The cards have the surface of the panel, because an open one shows the scene beside its text. */
const Services = styled(Section)`
  /* The cards' surfaces are three times as wide as the grid, so that they reach the window's edges. */
  overflow-x: clip;
  &&[data-tone='panel'] {
    background: none;
    &::before {
      display: none;
    }
  }
  /* Beside the rows one surface leaves the last columns to the scene. */
  ${besideRows} {
    &&[data-tone='panel']::before {
      display: block;
      background: ${columnsSurface};
    }
  }
`

const List = styled.div`
  position: relative;
  border-top: 1px solid var(--line-strong);
  /* The soft edges of the panel, above the first card and below the last. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: -100%;
    height: var(--space-section);
    background: ${rowSurface};
    mask-image: linear-gradient(transparent, black var(--space-16));
  }
  &::before {
    bottom: 100%;
  }
  &::after {
    top: 100%;
    rotate: x 180deg;
  }
  ${besideRows} {
    max-width: ${columnsWidth(grid.rowColumns)};
    &::before,
    &::after {
      display: none;
    }
  }
`
