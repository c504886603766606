import styled from '@emotion/styled'
import { useState } from 'react'
import { servicesPage, services } from 'virtual:content/services'
import type { ServiceIcon } from '../../shared/serviceIcons.ts'
import { siteStore, updateCues } from '../../store/site.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { rowSurface } from '../../theme/rowSurface.ts'

const { hero, list, callToAction } = servicesPage

/**
 * Copies the instrument of the open card in `cards`, and where the card's inside is on the page, to the store, until the
 * page is left. It measures when the page changes its size, never while the visitor scrolls.
 */
function watchOpenService(cards: HTMLDivElement) {
  // A card that opens closes another, in any order of events. So each event reads which card is open now.
  const read = () => {
    const card = cards.querySelector<HTMLElement>('details[open]')
    const openService = (card?.dataset['icon'] as ServiceIcon | undefined) ?? null
    const inside = card?.lastElementChild?.getBoundingClientRect()
    // A card that has closed keeps its place: the instrument starts there on its way back.
    const openServiceAt = inside
      ? inside.top + scrollY + inside.height / 2
      : siteStore.getState().cues.openServiceAt
    updateCues(siteStore, { openService, openServiceAt })
  }
  // Its first call is for a card that was open before hydration.
  const sizes = new ResizeObserver(read)
  sizes.observe(cards.closest('main') ?? cards)
  // `toggle` does not bubble.
  cards.addEventListener('toggle', read, true)
  return () => {
    sizes.disconnect()
    cards.removeEventListener('toggle', read, true)
    updateCues(siteStore, { openService: null })
  }
}

export function ServicesPage() {
  const [announced, setAnnounced] = useState('')
  return (
    <>
      <PageHero {...hero} />
      <Services data-tone="panel" data-station={0.5} data-water={0} aria-label={list.label}>
        <List ref={watchOpenService}>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} announce={setAnnounced} />
          ))}
        </List>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Services>
      <DeliveryList />
      <CallToAction station={1} {...callToAction} />
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
`
