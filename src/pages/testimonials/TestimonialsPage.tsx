import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { testimonialsPage, testimonials } from 'virtual:content/testimonials'
import { NoteList } from '../../ui/NoteList.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { Heading } from '../../ui/text.ts'
import { Waypoint } from '../../ui/Water.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { OtherTestimonials } from './OtherTestimonials.tsx'
import { TestimonialsHero } from './TestimonialsHero.tsx'

const [first, ...others] = testimonials
const { figures, reasons, callToAction } = testimonialsPage

export function TestimonialsPage() {
  return (
    <>
      {first ? <TestimonialsHero testimonial={first} /> : null}
      {figures ? <StatStrip {...figures} /> : null}
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
