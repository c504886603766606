import styled from '@emotion/styled'
import { technologyCategories } from '../../content/home.ts'
import { from } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { Figures } from '../../ui/text.ts'

export function TechnologyTable() {
  return (
    <Section data-tone="panel" aria-labelledby="technologies">
      <Eyebrow as="h2" id="technologies">
        § 4 · Technologies, by where they work
      </Eyebrow>
      <Table data-reveal="">
        {technologyCategories.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <Figures as="li" key={item}>
                  {item}
                </Figures>
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
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: 28px;
  border-block: 1px solid var(--line-strong);
  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from('desktop')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  > div {
    padding: 20px 12px 24px 20px;
    border-left: 1px solid var(--line);
    ${from('desktop')} {
      &:first-of-type {
        padding-left: 0;
        border-left: 0;
      }
    }
  }
  h3 {
    margin-bottom: 14px;
    font: 600 var(--size-small) / 1.4 var(--font-text);
    letter-spacing: 0;
  }
  li {
    display: block;
    padding-block: 3px;
  }
`
