import styled from '@emotion/styled'
import { clients } from '../../content/pages/home.ts'
import { minWidth } from '../../theme/layout.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'

/** Names of clients, each after its initial in a circle. */
export function ClientList() {
  return (
    <Section data-tone="panel" aria-labelledby="clients">
      <Eyebrow as="h2" id="clients">
        § 6 · Under whose colours we have worked
      </Eyebrow>
      <Names data-reveal="">
        {clients.map((client) => (
          <li key={client}>
            <span aria-hidden="true">{client[0]}</span>
            {client}
          </li>
        ))}
      </Names>
    </Section>
  )
}

const Names = styled.ul`
  display: grid;
  margin-top: var(--space-8);
  border-top: 1px solid var(--line);
  ${minWidth('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
  ${minWidth('desktop')} {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
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
  span {
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
