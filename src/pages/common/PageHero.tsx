import styled from '@emotion/styled'
import type { ReactElement } from 'react'
import { marked } from '../../shared/marks.ts'
import { minWidth, tallWindow } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { fitted, Lead, Title } from '../../ui/text.ts'
import { heroScreen, HeroText } from './HeroText.ts'

interface PageHeroProps {
  eyebrow: string
  /** One string per line. Explicit breaks keep the lines as they are when the font loads late. */
  title: readonly string[]
  lead: string
  /** Whether it is as high as its text, without the scene below it. */
  short?: boolean
  children?: ReactElement
}

/** Header of a page: eyebrow, h1 and lead in the left seven columns. The scene shows in the other five. */
export function PageHero({ eyebrow, title, lead, short, children }: PageHeroProps) {
  return (
    <Hero {...marked({ hero: true, sceneGap: !short })} data-short={short || undefined}>
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

/** The next section's first row of controls ends above the fold. */
const Hero = styled.header`
  --text-top: calc(var(--header) + var(--space-6));
  min-height: min(100svh - 10rem, 54rem);
  padding: var(--text-top) var(--margin) var(--space-10);
  ${heroScreen}
  align-content: end;
  /* A title of several written lines is as large as its widest line allows. */
  ${minWidth('desktop')} {
    h1:has(br) {
      max-width: none;
      ${fitted('hero', 6.4, 'line')}
    }
  }
  /* Alone on a page it fills the window: a footer above the fold would move the scene up. */
  &:where(:only-child) {
    min-height: var(--screen);
  }
  /* Outweighs the height of a first screen in tall windows. */
  &&[data-short] {
    min-height: 0;
    ${tallWindow} {
      padding-bottom: var(--space-6);
    }
  }
`
