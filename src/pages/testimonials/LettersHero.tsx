import styled from '@emotion/styled'
import type { Testimonial } from '../../content/types.ts'
import { minWidth, tallWindow } from '../../theme/layout.ts'
import { Letter } from '../common/Letter.tsx'

/** The page's heading is the small line; the first letter is set where a headline would stand. */
export function LettersHero({ letter }: { letter: Testimonial }) {
  return (
    <Hero>
      <h1 tabIndex={-1}>Testimonials · nine client letters</h1>
      <article>
        <Letter letter={letter} size="great" full />
      </article>
    </Hero>
  )
}

const Hero = styled.header`
  display: grid;
  gap: var(--space-panel);
  align-content: center;
  justify-items: start;
  min-height: min(84svh, 52rem);
  padding: calc(var(--header) + var(--space-12)) var(--margin) var(--space-16);
  ${tallWindow} {
    align-content: start;
    min-height: 100svh;
    padding-top: calc(var(--header) + var(--space-16));
  }
  ${minWidth('desktop')} {
    > * {
      max-width: var(--text-columns);
    }
  }
  h1 {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    color: var(--mist);
    font: 400 var(--size-mono) / 1.5 var(--font-mono);
    letter-spacing: 0;
    &::before {
      content: '';
      flex: none;
      width: 44px;
      border-top: 1px solid var(--brass);
    }
  }
  @media print {
    min-height: 0;
  }
`
