import styled from '@emotion/styled'
import { testimonials } from '../../content/testimonials.ts'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

// The third and the fourth are the small ones. The second is not shown.
const [first, , ...others] = testimonials

/** One large quotation and two small ones in the text columns, over the scene. */
export function FeaturedTestimonials() {
  return (
    <Section data-tone="open" aria-labelledby="testimonials">
      <Text>
        <Eyebrow>§ 5 · Letters from clients</Eyebrow>
        <h2 id="testimonials">
          <VisuallyHidden>What clients write</VisuallyHidden>
        </h2>
        <div data-reveal="">{first ? <TestimonialCard testimonial={first} size="display" /> : null}</div>
        <Pair data-reveal="">
          {others.slice(0, 2).map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} size="small" />
          ))}
        </Pair>
        <TextLink href="/testimonials">All nine letters</TextLink>
      </Text>
    </Section>
  )
}

const Text = styled.div`
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
