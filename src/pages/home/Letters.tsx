import styled from '@emotion/styled'
import { testimonials } from '../../content/testimonials.ts'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Letter } from '../common/Letter.tsx'

const [great, ...rest] = testimonials

/** One great quotation and two small ones, over open water. */
export function Letters() {
  return (
    <Section data-tone="open" aria-labelledby="letters">
      <Words>
        <Eyebrow>§ 5 · Letters from clients</Eyebrow>
        <h2 id="letters">
          <VisuallyHidden>What clients write</VisuallyHidden>
        </h2>
        <div data-reveal="">{great ? <Letter letter={great} size="great" /> : null}</div>
        <Pair data-reveal="">
          {rest.slice(1, 3).map((letter) => (
            <Letter key={letter.name} letter={letter} size="small" />
          ))}
        </Pair>
        <TextLink href="/testimonials">All nine letters</TextLink>
      </Words>
    </Section>
  )
}

const Words = styled.div`
  display: grid;
  gap: var(--space-8);
  justify-items: start;
  ${minWidth('desktop')} {
    max-width: var(--text-columns);
  }
  > h2 {
    position: absolute;
  }
`

const Pair = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  padding-top: var(--space-8);
  border-top: 1px solid var(--line);
  ${minWidth('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`
