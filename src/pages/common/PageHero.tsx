import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { minWidth, tallWindow } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Lead, Title } from '../../ui/text.ts'

interface PageHeroProps {
  eyebrow: ReactNode
  /** One text to a line, so that a font that comes late changes no line break. */
  title: readonly string[]
  lead?: ReactNode
  /** How much of the first screen the words leave open; `low` sets them on the horizon. */
  height?: 'full' | 'low' | 'short'
  children?: ReactNode
}

/** The first words of a page, in its left seven columns; the scene has the rest. */
export function PageHero({ eyebrow, title, lead, height = 'full', children }: PageHeroProps) {
  return (
    <Hero data-height={height}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title tabIndex={-1}>
        {title.map((line, index) => (
          <Fragment key={line}>
            {index > 0 ? (
              <>
                {' '}
                <br />
              </>
            ) : null}
            {line}
          </Fragment>
        ))}
      </Title>
      {lead ? <Lead>{lead}</Lead> : null}
      {children}
    </Hero>
  )
}

const Hero = styled.header`
  position: relative;
  display: grid;
  gap: var(--space-panel);
  align-content: center;
  justify-items: start;
  padding: calc(var(--header) + var(--space-10)) var(--margin) var(--space-hero);
  ${minWidth('desktop')} {
    > * {
      max-width: var(--text-columns);
    }
  }
  &[data-height='full'] {
    min-height: min(100svh, 62rem);
  }
  &[data-height='low'] {
    align-content: end;
    min-height: min(86svh, 54rem);
  }
  &[data-height='short'] {
    min-height: 24rem;
  }
  ${tallWindow} {
    align-content: start;
    padding-top: calc(var(--header) + var(--space-16));
    &[data-height='full'],
    &[data-height='low'] {
      align-content: start;
      min-height: 100svh;
    }
  }
  @media print {
    min-height: 0 !important;
    padding-block: var(--space-6);
  }
`
