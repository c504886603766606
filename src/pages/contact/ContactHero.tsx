import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { contactPage } from 'virtual:content/contact'
import { withAlpha } from '../../theme/color.ts'
import { minWidth, tallWindow } from '../../theme/layout.ts'
import { softEdges } from '../../theme/rowSurface.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Title } from '../../ui/text.ts'

interface ContactHeroProps {
  form: ReactNode
  details: ReactNode
}

/** The heading and the form on the left, the details at the lower right, below the envelopes of the scene. */
export function ContactHero({ form, details }: ContactHeroProps) {
  const { eyebrow, title } = contactPage.hero
  return (
    <Hero data-water={0}>
      <Head>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title tabIndex={-1}>{title}</Title>
      </Head>
      <FormColumn data-station={0.5}>{form}</FormColumn>
      <DetailsColumn>{details}</DetailsColumn>
    </Hero>
  )
}

const Hero = styled.div`
  display: grid;
  gap: var(--space-10) var(--gutter);
  padding: calc(var(--header) + var(--space-16)) var(--margin) var(--space-hero);
  ${minWidth('desktop')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  ${tallWindow} {
    position: relative;
    padding-bottom: var(--water);
    /* The form covers the bodies as far as the margins. A surface behind the grid rows of form and details covers the rest. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      grid-row: 2 / 4;
      inset: calc(var(--space-16) * -1) 0;
      background: ${withAlpha('ink-940', 96)};
      mask-image: ${softEdges};
      ${minWidth('desktop')} {
        grid-row: 2 / 3;
      }
    }
  }
  @media print {
    padding-block: var(--space-6);
    &::before {
      display: none;
    }
  }
`

const Head = styled.header`
  display: grid;
  gap: var(--space-panel);
  ${minWidth('desktop')} {
    grid-column: 1 / span 7;
  }
`

const FormColumn = styled.div`
  min-width: 0;
  ${minWidth('desktop')} {
    grid-column: 1 / span 7;
    align-self: end;
  }
`

const DetailsColumn = styled.div`
  align-self: end;
  min-width: 0;
  ${minWidth('desktop')} {
    grid-row: 1 / 3;
    grid-column: 8 / -1;
    margin-inline-start: var(--gutter);
    /* Below the bodies, whose places are shares of the window's height. */
    margin-top: calc(var(--below-bodies) - var(--header) - var(--space-16));
  }
`
