import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { testimonialsPage } from 'virtual:content/testimonials'
import type { Testimonial } from './testimonialsSchema.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { heroScreen, HeroText } from '../common/HeroText.ts'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

/** Header of the testimonials page. The h1 is the eyebrow; the quotation takes the place of a headline. */
export function TestimonialsHero({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Hero {...marked({ hero: true, water: true })}>
      <HeroText>
        <Eyebrow as="h1" tabIndex={-1}>
          {testimonialsPage.hero.title}
        </Eyebrow>
        <article aria-labelledby="first-client">
          <TestimonialCard
            testimonial={testimonial}
            size="display"
            starsLabel={testimonialsPage.stars ?? ''}
            nameId="first-client"
          />
        </article>
      </HeroText>
    </Hero>
  )
}

const Hero = styled.header`
  min-height: min(84svh, 52rem);
  padding: calc(var(--header) + var(--space-12)) var(--margin) var(--space-16);
  ${heroScreen}
`
