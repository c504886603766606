import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage, featuredTestimonials } from 'virtual:content/home'
import { minWidth } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { blocksOnPaper, TextColumns } from '../../ui/columns.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TestimonialCard } from '../common/TestimonialCard.tsx'

const [first, ...others] = featuredTestimonials

/** One large quotation and up to two small ones in the text columns, over the scene. */
export function FeaturedTestimonials() {
  if (!homePage.testimonials) return null
  const { eyebrow, heading, link } = homePage.testimonials
  return (
    <Section {...marked({ surface: 'open', keyframe: 1 })} aria-labelledby="testimonials">
      <Text>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id="testimonials">
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <div data-reveal="">{first ? <TestimonialCard testimonial={first} size="display" /> : null}</div>
        {others.length > 0 ? (
          <Pair data-reveal="">
            {others.map((testimonial) => (
              <TestimonialCard key={testimonial.content} testimonial={testimonial} size="small" />
            ))}
          </Pair>
        ) : null}
        <TextLink href={link.href}>{link.label}</TextLink>
      </Text>
    </Section>
  )
}

const Text = styled(TextColumns)`
  justify-items: start;
  > h2 {
    position: absolute;
  }
  ${blocksOnPaper}
`

const Pair = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  padding-top: var(--space-8);
  border-top: var(--rule);
  ${minWidth('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`
