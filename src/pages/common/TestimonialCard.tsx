import styled from '@emotion/styled'
import type { Testimonial } from '../testimonials/testimonialsSchema.ts'
import { fill } from '../../shared/fill.ts'
import { minWidth } from '../../theme/media.ts'
import { Caption } from '../../ui/Caption.tsx'
import { fitted } from '../../ui/text.ts'

const MOST_STARS = 5

/** Longest quotation, in characters, in the largest type. testimonialsSchema.ts has the limit of all. */
const LARGEST_LENGTH = 150

interface TestimonialCardProps {
  testimonial: Testimonial
  size: 'display' | 'large' | 'small'
  /**
   * Accessible name of the stars, with their `{rating}`. With it the card has stars, location, project and
   * stack.
   */
  starsLabel?: string
  /** Id of the client's name, for an element that the name labels. */
  nameId?: string
}

/** One client's quotation with name, title and company. */
export function TestimonialCard({ testimonial, size, starsLabel, nameId }: TestimonialCardProps) {
  const { title, company, location, rating, project, timeline, technologies } = testimonial
  const isWhole = starsLabel !== undefined
  const affiliation = [title, company, isWhole ? location : undefined].filter(Boolean)
  const work = [project, timeline, technologies?.join(', ')].filter(Boolean)
  return (
    <Letter data-size={size} data-long={testimonial.content.length > LARGEST_LENGTH || undefined}>
      {starsLabel && rating ? (
        <Stars role="img" aria-label={fill(starsLabel, { rating: `${rating}` })}>
          {'★'.repeat(rating).padEnd(MOST_STARS, '☆')}
        </Stars>
      ) : null}
      <blockquote>
        <p dir="auto">{testimonial.content}</p>
      </blockquote>
      <Writer>
        <strong id={nameId} dir="auto">
          {`${testimonial.name} `}
        </strong>
        <span dir="auto">{`${affiliation.join(', ')} `}</span>
        {isWhole && work.length > 0 ? <Caption as="small" text={work.join(' · ')} /> : null}
      </Writer>
    </Letter>
  )
}

const Stars = styled.div`
  color: var(--highlight);
  font-size: var(--size-small);
  letter-spacing: 0.28em;
`

/** No `figure`: screen readers would say its caption before and after the quotation. */
const Letter = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  ${minWidth('tablet')} {
    gap: var(--space-4);
  }
  blockquote {
    flex: 1 0 auto;
    font: 360 var(--size-title) / 1.28 var(--font-display);
    letter-spacing: -0.015em;
    p {
      color: inherit;
    }
  }
  &[data-size='small'] blockquote {
    font-size: var(--size-lead);
    line-height: 1.38;
    letter-spacing: -0.01em;
  }
  &&[data-size='display'] {
    gap: var(--space-panel);
  }
  &[data-size='display'] blockquote {
    ${fitted('heading', 7.4)}
    font-weight: 350;
    letter-spacing: -0.028em;
    line-height: var(--ink-quote, 1.08);
    /* The mark hangs in the page's margin, which is narrower than a mark of very large text. */
    text-indent: max(-0.42em, var(--margin) * -1);
  }
  &[data-size='display'][data-long] blockquote {
    --size: var(--size-mid);
    line-height: var(--ink-long, 1.16);
  }
`

const Writer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font-size: var(--size-small);
  line-height: 1.5;
  strong {
    [data-size]:not([data-size='display']) & {
      flex-basis: 100%;
    }
  }
  small {
    flex-basis: 100%;
    margin-top: var(--space-1);
  }
`
