import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage, serviceSummaries } from 'virtual:content/home'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ruled, SectionHead } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { fitted, MonoText, Heading } from '../../ui/text.ts'

const { eyebrow, heading } = homePage.services

/** The first services, each a link: number, title, description and two technologies. */
export function ServiceList() {
  return (
    <Section {...marked({ surface: 'panel', beside: true, keyframe: 0.5 })} aria-labelledby="services">
      <SectionHead data-reveal="">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading id="services">{heading}</Heading>
      </SectionHead>
      <List>
        {serviceSummaries.map((service, index) => (
          <li key={service.title} data-reveal="">
            <Row href={service.href}>
              <MonoText>{String(index + 1).padStart(2, '0')}</MonoText>
              <h3>{service.title}</h3>
              <div>
                <p>{service.description}</p>
                <MonoText>
                  {service.technologies ? <span>{service.technologies}</span> : null}
                  <Icon name="arrow" size={18} />
                </MonoText>
              </div>
            </Row>
          </li>
        ))}
      </List>
    </Section>
  )
}

const List = styled.ol`
  margin-top: var(--space-block);
  ${ruled}
  border-color: var(--line-strong);
`

const Row = styled(Anchor)`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;
  padding-block: var(--space-3);
  text-decoration: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(var(--space-4) * -1);
    background: linear-gradient(
      var(--to-end),
      color-mix(in srgb, var(--accent) 14%, transparent),
      transparent 80%
    );
    opacity: 0;
    transition: opacity var(--quick);
  }
  &:is(:hover, :focus-visible)::before {
    opacity: 1;
  }
  > * {
    position: relative;
  }
  h3 {
    --part: 0.79;
    ${fitted('title', 7)}
  }
  p + span {
    display: block;
    margin-top: var(--space-1);
    color: var(--accent);
  }
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--space-8) * -1);
    margin-block: auto;
    opacity: 0;
    transform: translateX(-6px);
    transition:
      opacity var(--quick),
      transform var(--quick);
  }
  &:is(:hover, :focus-visible) svg {
    opacity: 1;
    transform: none;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
  ${minWidth('desktop')} {
    grid-template-columns: 2rem 3.3fr 5fr;
    column-gap: var(--gutter);
    padding-block: var(--space-6);
    h3 {
      --part: 0.34;
    }
  }
  ${maxWidth('desktop')} {
    > div {
      grid-column: 2;
    }
    svg {
      display: none;
    }
  }
`
