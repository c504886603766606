import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage } from 'virtual:content/home'
import { minWidth } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { ruled, SectionHead, TextColumns } from '../../ui/columns.ts'
import { Body, MonoText, Heading } from '../../ui/text.ts'

/** Industries over the scene, each with the standards that the company has built to. */
export function Industries() {
  if (!homePage.industries) return null
  const { eyebrow, heading, text, list } = homePage.industries
  return (
    <>
      <Section {...marked({ surface: 'open', sceneGap: false })} aria-labelledby="industries">
        <TextColumns>
          <Head data-reveal="">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading id="industries">{heading}</Heading>
            <Body>{text}</Body>
          </Head>
          <List data-reveal="">
            {list.map(({ name, standards }) => (
              <li key={name}>
                <strong>{`${name} `}</strong>
                <MonoText>{standards}</MonoText>
              </li>
            ))}
          </List>
        </TextColumns>
      </Section>
    </>
  )
}

const Head = styled(SectionHead)`
  h2 {
    max-width: max(6.6em, var(--widest-word, 5.4) * 1em);
  }
  p:last-of-type {
    max-width: 36ch;
  }
`

const List = styled.ul`
  --rule: 1px dashed var(--line);
  ${ruled}
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--space-2);
    ${minWidth('tablet')} {
      padding-block: var(--space-3);
    }
  }
  strong {
    font-family: var(--font-display);
    font-size: var(--size-lead);
    font-weight: 380;
    letter-spacing: -0.01em;
  }
`
