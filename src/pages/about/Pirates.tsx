import styled from '@emotion/styled'
import { creed } from '../../content/team.ts'
import { columnsWidth, minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

/** Why pirates, beside the open scene; below it mission, vision and values as a ruled row. */
export function Pirates({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      <Section data-tone="open" aria-labelledby="pirates">
        <Words data-reveal="">
          <Eyebrow>The theme · on letters of marque</Eyebrow>
          <Heading id="pirates">Why pirates? Because of the paperwork.</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
      </Section>
      <Section data-tone="panel" aria-label="Mission, vision and values">
        <Creed data-reveal="">
          {creed.map(({ title, text, points }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              {points ? (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          ))}
        </Creed>
      </Section>
    </>
  )
}

const Words = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 60ch;
  ${minWidth('desktop')} {
    max-width: ${columnsWidth(6)};
  }
  p + p {
    margin-top: calc(var(--space-2) * -1);
  }
  > p:not(:first-of-type) {
    color: var(--mist);
  }
`

const Creed = styled.div`
  display: grid;
  gap: var(--space-8) var(--gutter);
  ${minWidth('desktop')} {
    grid-template-columns: 3fr 4fr 5fr;
  }
  > div {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  h2 {
    margin-bottom: var(--space-4);
    color: var(--accent);
    font: 400 var(--size-mono) / 1.5 var(--font-mono);
    letter-spacing: 0;
  }
  p {
    max-width: 12.5em;
    font-family: var(--font-display);
    font-size: var(--size-title);
    font-weight: 360;
    letter-spacing: -0.018em;
    line-height: 1.24;
    text-wrap: balance;
  }
  > div:last-of-type p {
    max-width: none;
    color: var(--mist);
    font: 400 var(--size-body) / 1.6 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-1) var(--space-6);
    margin-top: var(--space-3);
    font-family: var(--font-display);
    font-size: var(--size-lead);
    letter-spacing: -0.01em;
  }
`
