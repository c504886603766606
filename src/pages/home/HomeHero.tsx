import styled from '@emotion/styled'
import { homePage } from 'virtual:content/home'
import { isServed } from '../../routes/served.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { fitted, Lead, Title } from '../../ui/text.ts'
import { FirstScreen } from '../common/FirstScreen.tsx'

/** First screen of the home page: the tagline, and the agency's figures, if it has any. */
export function HomeHero() {
  const { figures, hero } = homePage
  const { eyebrow, title, lead, buttons } = hero
  return (
    <Hero figures={figures}>
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
    </Hero>
  )
}

const Hero = styled(FirstScreen)`
  /* 64 px on phones. */
  h1 {
    --size: max(var(--size-hero), min(16.5vw, 4rem));
    ${fitted('hero', 5.4)}
  }
`
