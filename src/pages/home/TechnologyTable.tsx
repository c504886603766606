import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage } from 'virtual:content/home'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'

const { technologies } = homePage

/** Technologies by category, in up to three columns. */
export function TechnologyTable() {
  if (!technologies) return null
  return (
    <Section {...marked({ surface: 'panel', beside: true })} aria-labelledby="technologies">
      <Eyebrow as="h2" id="technologies">
        {technologies.heading}
      </Eyebrow>
      <Table data-reveal="">
        {technologies.categories.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </Table>
    </Section>
  )
}

const Table = styled.div`
  display: grid;
  margin-top: var(--space-6);
  > div {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  h3 {
    font-size: var(--size-lead);
  }
  ul {
    color: var(--mist);
  }
  ${maxWidth('tablet')} {
    /* A line for each category, in which its items run on. */
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      align-items: baseline;
      padding-block: var(--space-2);
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
      font-size: var(--size-small);
    }
  }
  ${minWidth('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6) var(--gutter);
    h3 {
      margin-bottom: var(--space-3);
    }
    ul {
      line-height: 1.8;
    }
  }
`
