import styled from '@emotion/styled'
import { testimonialsPage } from 'virtual:content/testimonials'
import type { Testimonial } from './testimonialsSchema.ts'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'
import { TestimonialCard } from '../common/TestimonialCard.tsx'
import { LARGE_LETTERS, LETTER_SPANS, letterSpans } from './letterSpans.ts'

/** The testimonials after the first, in rows without gaps. */
export function OtherTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const spans = letterSpans(testimonials.length)
  return (
    <Section data-tone="panel" data-station={0.5} data-water={0} aria-labelledby="testimonials">
      <Heading id="testimonials" data-reveal="">
        {testimonialsPage.others.heading}
      </Heading>
      <Grid>
        {testimonials.map((testimonial, index) => (
          <article
            key={testimonial.content}
            aria-labelledby={`client-${index}`}
            data-span={spans[index]}
            data-reveal=""
          >
            <TestimonialCard
              testimonial={testimonial}
              size={index < LARGE_LETTERS ? 'large' : 'small'}
              starsLabel={testimonialsPage.stars ?? ''}
              nameId={`client-${index}`}
            />
          </article>
        ))}
      </Grid>
    </Section>
  )
}

const spanRules = LETTER_SPANS.map((span) => `&[data-span='${span}']{grid-column:span ${span}}`).join('')

const Grid = styled.div`
  display: grid;
  gap: var(--space-12) var(--gutter);
  margin-top: var(--space-block);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  article {
    display: grid;
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
    ${minWidth('tablet')} {
      grid-column: span 6;
    }
    ${maxWidth('desktop')} {
      &:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
    }
    ${minWidth('desktop')} {
      ${spanRules}
    }
  }
`
