import styled from '@emotion/styled'
import { homePage } from 'virtual:content/home'
import { initialOf } from '../../shared/text.ts'
import { minWidth } from '../../theme/layout.ts'
import { evenColumns } from '../../ui/columns.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'

const { clients } = homePage
const count = clients?.names.length ?? 0

/** Names of clients, each after its initial in a circle. */
export function ClientList({ number }: { number: number }) {
  if (!clients) return null
  return (
    <Section data-tone="panel" data-station={1.5} aria-labelledby="clients">
      <Eyebrow as="h2" id="clients">
        {`§ ${number} · ${clients.heading}`}
      </Eyebrow>
      <Names data-reveal="">
        {clients.names.map((client) => (
          <li key={client}>
            <span aria-hidden="true">{initialOf(client)}</span>
            <span dir="auto">{client}</span>
          </li>
        ))}
      </Names>
    </Section>
  )
}

const Names = styled.ul`
  display: grid;
  overflow-x: clip;
  margin-top: var(--space-8);
  border-top: 1px solid var(--line);
  ${minWidth('tablet')} {
    grid-template-columns: repeat(${evenColumns(count, 2)}, 1fr);
  }
  ${minWidth('desktop')} {
    grid-template-columns: repeat(${evenColumns(count, 4)}, 1fr);
  }
  li {
    position: relative;
    display: flex;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    font-family: var(--font-display);
    font-size: var(--size-lead);
    font-weight: 370;
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  /* Continues the rule under an incomplete row. */
  li:last-of-type::after {
    content: '';
    box-sizing: content-box;
    position: absolute;
    top: 0;
    inset-inline-start: 100%;
    width: 300%;
    height: 100%;
    border-bottom: 1px solid var(--line);
  }
  span[aria-hidden] {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    color: var(--mist);
    font: 400 var(--size-mono) / 1 var(--font-mono);
  }
`
