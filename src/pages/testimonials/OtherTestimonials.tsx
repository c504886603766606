import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { testimonialsPage } from 'virtual:content/testimonials'
import type { Testimonial } from './testimonialsSchema.ts'
import { minWidth } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'
import { Waypoint } from '../../ui/SceneGap.ts'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

/** Letters of the first row. Their quotations are larger. */
const LARGE = 2

/** The testimonials after the first, in rows of two. */
export function OtherTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const letters = testimonials.map((testimonial, index) => (
    <article key={testimonial.content} aria-labelledby={`client-${index}`} data-reveal="">
      <TestimonialCard
        testimonial={testimonial}
        size={index < LARGE ? 'large' : 'small'}
        starsLabel={testimonialsPage.stars ?? ''}
        nameId={`client-${index}`}
      />
    </article>
  ))
  return (
    <Section
      {...marked({ surface: 'panel', beside: true, keyframe: 0.75, sceneGap: 1 })}
      aria-labelledby="testimonials"
    >
      <Letters>
        <Heading id="testimonials" data-reveal="">
          {testimonialsPage.others.heading}
        </Heading>
        {letters}
      </Letters>
      <Waypoint {...marked({ keyframe: 1.25 })} />
    </Section>
  )
}

const Letters = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  h2 {
    grid-column: 1 / -1;
  }
  article {
    display: grid;
    padding-top: var(--space-4);
    border-top: var(--rule);
    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${minWidth('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: var(--space-12);
    article {
      padding-top: var(--space-6);
    }
  }
`
