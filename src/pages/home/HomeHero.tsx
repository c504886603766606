import styled from '@emotion/styled'
import { agency } from '../../content/agency.ts'
import { place, position } from '../../facts/agency.ts'
import { homeStats } from '../../content/pages/home.ts'
import { tallWindow } from '../../theme/layout.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Ruler } from '../../ui/Ruler.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { Lead, Title } from '../../ui/text.ts'
import { heroText } from '../common/heroText.ts'

/** First screen of the home page: the tagline over the scene, and the company's stats along the bottom edge. */
export function HomeHero() {
  return (
    <FirstScreen>
      <Ruler />
      <Text>
        <Eyebrow>{position === null ? place : `${position} · ${place}`}</Eyebrow>
        <Title tabIndex={-1}>{agency.tagline}</Title>
        <Lead>
          {agency.name} is {agency.what}. Bring us the system that nobody ashore will sign for. We agree scope
          and price in writing, build it with people you meet by name, and stay until it runs without us.
        </Lead>
        <ButtonRow>
          <ButtonLink href="/services" data-variant="primary">
            What we build
          </ButtonLink>
          <ButtonLink href="/portfolio">Past voyages</ButtonLink>
        </ButtonRow>
      </Text>
      <StatStrip label="In figures" stats={homeStats} />
    </FirstScreen>
  )
}

const FirstScreen = styled.header`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: min(100svh, 64rem);
  ${tallWindow} {
    min-height: 0;
  }
  @media print {
    min-height: 0;
  }
`

const Text = styled.div`
  padding: calc(var(--header) + var(--space-8)) var(--margin) var(--space-10);
  ${heroText}
`
