import styled from '@emotion/styled'
import type { ReactElement } from 'react'
import { marked } from '../../shared/marks.ts'
import { minWidth, tallWindow } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { fitted, Lead, Title } from '../../ui/text.ts'
import { heroScreen, HeroText } from './HeroText.ts'

const heights = {
  full: 'min-height: min(100svh, 62rem);',
  low: 'align-content: end; min-height: min(100svh - var(--space-section), 62rem);',
  row:
    'align-content: end; min-height: min(100svh - 10rem, 54rem);' +
    '--text-top: calc(var(--header) + var(--space-6)); padding-block: var(--text-top) var(--space-10);',
  // Emotion writes nested rules last: `heroScreen`'s height in a tall window replaces all but this.
  short: `&& { min-height: 24rem; ${tallWindow} { min-height: 0; padding-bottom: var(--space-6); } }`,
}

type Height = keyof typeof heights

interface PageHeroProps {
  eyebrow: string
  /** One string per line. Explicit breaks keep the lines as they are when the font loads late. */
  title: readonly string[]
  lead: string
  /**
   * `full`: as high as the window, at most 62rem. `low`: the next section's text begins at the fold. `row`:
   * the next section's first row of controls ends above the fold. `short`: 24rem.
   */
  height?: Height
  children?: ReactElement
}

/** Header of a page: eyebrow, h1 and lead in the left seven columns. The scene shows in the other five. */
export function PageHero({ eyebrow, title, lead, height = 'full', children }: PageHeroProps) {
  return (
    <Hero {...marked({ hero: true, water: height !== 'short' })} data-height={height}>
      <HeroText>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title tabIndex={-1}>
          <Lines texts={title} />
        </Title>
        <Lead>{lead}</Lead>
        {children}
      </HeroText>
    </Hero>
  )
}

const Hero = styled.header`
  padding: calc(var(--header) + var(--space-10)) var(--margin) var(--space-hero);
  ${heroScreen}
  /* A title of several written lines is as large as its widest line allows. */
  ${minWidth('desktop')} {
    h1:has(br) {
      max-width: none;
      ${fitted('hero', 6.4, 'line')}
    }
  }
  ${({ 'data-height': height }: { 'data-height': Height }) => heights[height]}
`
