import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage } from 'virtual:content/home'
import { isServed } from '../../routes/served.ts'
import { tallWindow } from '../../theme/media.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { fitted, Lead, Title } from '../../ui/text.ts'
import { heroScreen, HeroText } from '../common/HeroText.ts'

/**
 * First screen of the home page: the tagline over the scene, and the agency's figures, if it has any, along
 * the bottom edge.
 */
export function HomeHero() {
  const { figures, hero } = homePage
  const { eyebrow, title, lead, buttons } = hero
  return (
    <FirstScreen>
      <Screen {...marked({ hero: true, water: true })}>
        <HeroText>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Title tabIndex={-1}>{title}</Title>
          <Lead>{lead}</Lead>
          <ButtonRow>
            {buttons
              .filter(({ href }) => isServed(href))
              .map(({ label, href }, index) => (
                <ButtonLink key={label} href={href} data-variant={index === 0 ? 'primary' : undefined}>
                  {`${label} `}
                </ButtonLink>
              ))}
          </ButtonRow>
        </HeroText>
      </Screen>
      {figures ? <StatStrip {...figures} /> : null}
    </FirstScreen>
  )
}

const FirstScreen = styled.header`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: min(100svh, 64rem);
  ${tallWindow}, print {
    min-height: 0;
  }
  /* 64 px on phones. */
  h1 {
    --size: max(var(--size-hero), min(16.5vw, 4rem));
    ${fitted('hero', 5.4)}
  }
`

const Screen = styled.div`
  padding: calc(var(--header) + var(--space-8)) var(--margin) var(--space-10);
  ${heroScreen}
`
