import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { testimonialsPage } from 'virtual:content/testimonials'
import type { Testimonial } from './testimonialsSchema.ts'
import { minWidth } from '../../theme/media.ts'
import { Heading } from '../../ui/text.ts'
import { Inlet, Part, Parted, Waypoint } from '../../ui/Water.ts'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

/** Letters of the first row. Their quotations are larger. */
const LARGE = 2
/** Letters after which a phone shows the scene once more, if more than one follows. */
const FIRST_PART = 4

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
  const first = letters.length > FIRST_PART + 1 ? FIRST_PART : letters.length
  return (
    <Parted
      {...marked({ surface: 'panel', beside: true, station: 0.3, water: 0 })}

      aria-labelledby="testimonials"
    >
      <Letters>
        <Heading id="testimonials" data-reveal="">
          {testimonialsPage.others.heading}
        </Heading>
        {letters.slice(0, first)}
      </Letters>
      {first < letters.length ? (
        <>
          <Inlet {...marked({ water: 0 })} />
          <Letters>{letters.slice(first)}</Letters>
        </>
      ) : null}
      <Waypoint {...marked({ station: 0.44 })} />
    </Parted>
  )
}

const Letters = styled(Part)`
  display: grid;
  gap: var(--space-12) var(--gutter);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  span + & {
    margin-top: var(--space-12);
  }
  h2 {
    grid-column: 1 / -1;
  }
  article {
    display: grid;
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`
