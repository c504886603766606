import styled from '@emotion/styled'
import { homePage } from 'virtual:content/home'
import { minWidth } from '../../theme/layout.ts'
import { evenColumns } from '../../ui/columns.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { MonoText } from '../../ui/text.ts'

const { technologies } = homePage
const count = technologies?.categories.length ?? 0
const desktopColumns = evenColumns(count, 6)

/** Technologies by category, one column per category on desktops. Seven and eight take two rows. */
export function TechnologyTable({ number }: { number: number }) {
  if (!technologies) return null
  return (
    <Section data-tone="panel" data-station={1.5} aria-labelledby="technologies">
      <Eyebrow as="h2" id="technologies">
        {`§ ${number} · ${technologies.heading}`}
      </Eyebrow>
      <Table data-reveal="">
        {technologies.categories.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <MonoText as="li" key={item}>
                  {item}
                </MonoText>
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
  grid-template-columns: repeat(${evenColumns(count, 2)}, minmax(0, 1fr));
  margin-top: var(--space-8);
  border-block: 1px solid var(--line-strong);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(${evenColumns(count, 3)}, minmax(0, 1fr));
  }
  ${minWidth('desktop')} {
    grid-template-columns: repeat(${desktopColumns}, minmax(0, 1fr));
  }
  > div {
    padding: var(--space-6) var(--space-3) var(--space-6) var(--space-4);
    border-inline-start: 1px solid var(--line);
    ${minWidth('desktop')} {
      &:nth-of-type(${desktopColumns}n + 1) {
        padding-inline-start: 0;
        border-inline-start: 0;
      }
    }
  }
  h3 {
    margin-bottom: var(--space-3);
    font: 600 var(--size-small) / 1.4 var(--font-text);
    letter-spacing: 0;
  }
  li {
    display: block;
    padding-block: var(--space-1);
  }
`
