import styled from '@emotion/styled'
import { homePage } from '../../content/pages/home.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Columns, desktopColumns } from '../../ui/Columns.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.ts'
import { Body, MonoText, Heading } from '../../ui/text.ts'

const { eyebrow, heading, text, list } = homePage.industries

/** Industries, each with the standards that the company has built against. */
export function Industries({ number }: { number: number }) {
  return (
    <Section data-tone="panel" aria-labelledby="industries">
      <Columns>
        <Head data-reveal="">
          <Eyebrow>{`§ ${number} · ${eyebrow}`}</Eyebrow>
          <Heading id="industries">{heading}</Heading>
          <Body>{text}</Body>
        </Head>
        <List data-reveal="">
          {list.map(({ name, standards }) => (
            <li key={name}>
              <strong>{name}</strong>
              <MonoText>{standards}</MonoText>
            </li>
          ))}
        </List>
      </Columns>
    </Section>
  )
}

const Head = styled(SectionHead)`
  ${desktopColumns('1 / span 5')}
  h2 {
    max-width: 6.6em;
  }
  p:last-of-type {
    max-width: 36ch;
  }
`

const List = styled.ul`
  ${desktopColumns('7 / -1')}
  align-self: end;
  border-top: 1px dashed var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-bottom: 1px dashed var(--line);
  }
  strong {
    font-family: var(--font-display);
    font-size: var(--size-lead);
    font-weight: 380;
    letter-spacing: -0.01em;
  }
`
