import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { homePage } from 'virtual:content/home'
import type { ShownLogo } from './homeSchema.ts'
import { minWidth } from '../../theme/media.ts'
import { ruled } from '../../ui/columns.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Section } from '../../ui/Section.tsx'

const { clients } = homePage

/** Area of every logo in square pixels, so that a long one is no larger than a square one. */
const LOGO_AREA = 3000

/** Clients: logos, and names in large type. */
export function ClientList() {
  if (!clients) return null
  return (
    <Section {...marked({ surface: 'panel', beside: true })} aria-labelledby="clients">
      <Eyebrow as="h2" id="clients">
        {clients.heading}
      </Eyebrow>
      <Names data-reveal="">
        {clients.list.map(({ name, logo }) => (
          <li key={name}>
            {logo ? <Logo {...logo} /> : null}
            {logo ? <VisuallyHidden>{name}</VisuallyHidden> : <span dir="auto">{name}</span>}
          </li>
        ))}
      </Names>
    </Section>
  )
}

const Names = styled.ul`
  display: grid;
  margin-top: var(--space-8);
  ${ruled}
  border-bottom: var(--rule);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.75rem, 34%)), 1fr));
  ${minWidth('desktop')} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    padding-block: var(--space-4);
    padding-inline-end: var(--space-3);
    /* Over the rule of the list, which goes on beside an incomplete row. */
    margin-bottom: -1px;
    font: 370 var(--size-lead) / 1.3 var(--font-display);
    letter-spacing: -0.015em;
    ${minWidth('desktop')} {
      padding-block: var(--space-6);
      font-size: var(--size-name);
    }
  }
`

/**
 * A drawing in the color of the text. Its mask has no lazy loading; the content of a box far from the window
 * is not rendered, and loads nothing.
 */
const Logo = styled('i', { shouldForwardProp: () => false })<ShownLogo>`
  content-visibility: auto;
  flex: none;
  max-width: 100%;
  width: ${({ ratio }) => Math.min(Math.sqrt(LOGO_AREA * ratio), 150, 40 * ratio).toFixed()}px;
  aspect-ratio: ${({ ratio }) => ratio};
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: currentcolor;
    mask: url(${({ src }) => src}) center / contain no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`
