import styled from '@emotion/styled'
import { reasonsToChoose, testimonialStats } from '../../content/pages/testimonials.ts'
import { testimonials } from '../../content/testimonials.ts'
import { minWidth } from '../../theme/layout.ts'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { Heading } from '../../ui/text.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { TestimonialCard } from '../common/TestimonialCard.tsx'
import { TestimonialsHero } from './TestimonialsHero.tsx'

const [first, ...others] = testimonials

export function TestimonialsPage() {
  return (
    <>
      {first ? <TestimonialsHero testimonial={first} /> : null}
      <StatStrip label="Summary" stats={testimonialStats} />
      <Section data-tone="panel" aria-labelledby="testimonials">
        <Heading id="testimonials" data-reveal="">
          Eight more, unshortened
        </Heading>
        <Grid>
          {others.map((testimonial, index) => (
            <article key={testimonial.name} data-reveal="">
              <TestimonialCard testimonial={testimonial} size={index < 2 ? 'large' : 'small'} full />
            </article>
          ))}
        </Grid>
      </Section>
      <Section data-tone="panel" aria-labelledby="reasons">
        <Reasons data-reveal="">
          <Heading id="reasons">Four reasons they name</Heading>
          <NoteList notes={reasonsToChoose} columns={4} />
        </Reasons>
      </Section>
      <CallToAction
        heading="Ask one of them."
        text="Name a letter, and we put you through to its writer, without us in the room."
      />
    </>
  )
}

/** A row of seven and five columns, then rows of three cards. */
const Grid = styled.div`
  display: grid;
  gap: var(--space-12) var(--gutter);
  margin-top: var(--space-block);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  article {
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
    ${minWidth('tablet')} {
      grid-column: span 6;
    }
    ${minWidth('desktop')} {
      grid-column: span 4;
      &:nth-of-type(1) {
        grid-column: span 7;
      }
      &:nth-of-type(2) {
        grid-column: span 5;
      }
    }
  }
`

const Reasons = styled.div`
  display: grid;
  gap: var(--space-block);
`
