import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { testimonialsPage, testimonials } from 'virtual:content/testimonials'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'
import { Waypoint } from '../../ui/SceneGap.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { FirstScreen } from '../common/FirstScreen.tsx'
import { TestimonialCard } from '../common/TestimonialCard.tsx'
import { OtherTestimonials } from './OtherTestimonials.tsx'

const [first, ...others] = testimonials
const { hero, figures, stars, reasons, callToAction } = testimonialsPage

/** The h1 is the eyebrow; the first quotation takes the place of a headline. */
export function TestimonialsPage() {
  return (
    <>
      {first ? (
        <FirstScreen figures={figures}>
          <Eyebrow as="h1" tabIndex={-1}>
            {hero.title}
          </Eyebrow>
          <article aria-labelledby="first-client">
            <TestimonialCard
              testimonial={first}
              size="display"
              starsLabel={stars ?? ''}
              nameId="first-client"
            />
          </article>
        </FirstScreen>
      ) : null}
      {others.length > 0 ? <OtherTestimonials testimonials={others} /> : null}
      {reasons ? (
        <Section {...marked({ surface: 'panel', keyframe: 1.6 })} aria-labelledby="reasons">
          <Reasons data-reveal="">
            <Heading id="reasons">{reasons.heading}</Heading>
            <NoteList notes={reasons.notes} columns={4} />
          </Reasons>
          {/* From here on the octahedra come up with the text of the closing call, around which they stand.
           */}
          <Waypoint {...marked({ keyframe: 1.92 })} />
        </Section>
      ) : null}
      <CallToAction centred keyframe={2} {...callToAction} />
    </>
  )
}

const Reasons = styled.div`
  display: grid;
  gap: var(--space-block);
`
