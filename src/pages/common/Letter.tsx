import styled from '@emotion/styled'
import type { Testimonial } from '../../content/types.ts'

interface LetterProps {
  letter: Testimonial
  size: 'great' | 'large' | 'small'
  /** With stars, project and stack, as on the testimonials page. */
  full?: boolean
}

/** What one client wrote, and who. */
export function Letter({ letter, size, full = false }: LetterProps) {
  return (
    <Figure data-size={size}>
      {full ? <Stars rating={letter.rating} /> : null}
      <blockquote>
        {/* One text, or its start would move with the width of the quotation mark when the font comes. */}
        <p>{`“${letter.content}”`}</p>
      </blockquote>
      <figcaption>
        <strong>{letter.name}</strong>
        <span>
          {letter.title}, {letter.company}
          {full ? `, ${letter.location}` : null}
        </span>
        {full ? (
          <small>
            {letter.project} · {letter.timeline} · {letter.technologies.join(', ')}
          </small>
        ) : null}
      </figcaption>
    </Figure>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <StarRow role="img" aria-label={`${rating} of 5 stars`}>
      {'★'.repeat(rating)}
    </StarRow>
  )
}

const StarRow = styled.div`
  color: var(--brass);
  font-size: var(--size-mono);
  letter-spacing: 0.28em;
`

const Figure = styled.figure`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  blockquote {
    font-family: var(--font-display);
    font-size: var(--size-title);
    font-weight: 360;
    letter-spacing: -0.015em;
    line-height: 1.28;
  }
  &[data-size='small'] blockquote {
    font-size: var(--size-lead);
    line-height: 1.38;
    letter-spacing: -0.01em;
  }
  &[data-size='great'] {
    gap: var(--space-panel);
  }
  &[data-size='great'] blockquote {
    font-size: var(--size-heading);
    font-weight: 350;
    letter-spacing: -0.028em;
    line-height: 1.08;
    text-indent: -0.42em;
    p {
      text-wrap: balance;
    }
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    font-size: var(--size-small);
    line-height: 1.5;
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--mist);
    text-wrap: balance;
  }
  small {
    flex-basis: 100%;
    margin-top: var(--space-1);
    text-wrap: balance;
    color: var(--mist);
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
`
