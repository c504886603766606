import styled from '@emotion/styled'
import type { LegalTexts } from './legalSchema.ts'
import { marked } from '../../shared/marks.ts'
import { slugOf } from '../../shared/text.ts'
import { minWidth } from '../../theme/media.ts'
import { ruled } from '../../ui/columns.ts'
import { Section } from '../../ui/Section.tsx'
import { MonoText, Subheading } from '../../ui/text.ts'
import { PageHero } from '../common/PageHero.tsx'

/** Numbered sections beside a table of contents, which stays in view on desktops. */
export function LegalPage({ eyebrow, title, lead, asOf, date, contentsName, sections }: LegalTexts) {
  return (
    <>
      <PageHero eyebrow={eyebrow} title={[title]} lead={lead} short />
      <Section {...marked({ surface: 'panel' })} aria-label={title}>
        <Grid>
          <nav aria-label={contentsName} data-screen-only="">
            <MonoText as="p">{`${asOf} ${date}`}</MonoText>
            <ol>
              {sections.map((section) => (
                <li key={section.title}>
                  <a href={`#${slugOf(section.title)}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Sections>
            {sections.map((section, index) => (
              <section key={section.title} id={slugOf(section.title)} data-reveal="">
                <Subheading as="h2" tabIndex={-1}>
                  <span>{`${index + 1}.`}</span> <span>{section.title}</span>
                </Subheading>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Sections>
        </Grid>
      </Section>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  gap: var(--space-12) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 4fr 8fr;
  }
  nav {
    font-size: var(--size-small);
    ${minWidth('desktop')} {
      position: sticky;
      top: calc(var(--bar) + var(--space-8));
      align-self: start;
      /* Lower windows scroll the list. The padding has room for the outline of a focused link. */
      max-height: calc(100svh - var(--bar) - var(--space-16));
      margin: calc(var(--space-2) * -1);
      padding: var(--space-2);
      overflow-y: auto;
      scroll-padding-block: var(--space-2);
    }
  }
  nav p {
    margin-bottom: var(--space-3);
  }
  ol {
    ${ruled}
    counter-reset: section;
  }
  li {
    counter-increment: section;
  }
  li a {
    display: flex;
    gap: var(--space-4);
    align-items: baseline;
    padding-block: var(--space-3);
    text-decoration: none;
    &::before {
      content: counter(section) '.';
      /*
       * The list has the number already. Without the empty text the link would show a word that is not in its
       * name.
       */
      content: counter(section) '.' / '';
      min-width: 3ch;
      color: var(--mist);
      font: var(--mono);
    }
    &:hover {
      color: var(--accent);
    }
  }
`

const Sections = styled.div`
  display: grid;
  gap: var(--space-12);
  max-width: 66ch;
  section {
    display: grid;
    gap: var(--space-4);
  }
  h2 {
    display: flex;
    gap: var(--space-4);
    align-items: baseline;
  }
  h2:focus {
    outline: none;
  }
  span:first-of-type {
    min-width: 3ch;
    color: var(--accent);
    font: 400 var(--size-mono) / 1 var(--font-mono);
    letter-spacing: 0;
  }
  p {
    text-wrap: pretty;
  }
`
