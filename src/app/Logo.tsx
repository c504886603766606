import styled from '@emotion/styled'
import { site } from '../config/site.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Mark } from '../ui/Mark.tsx'

export function Logo() {
  return (
    <Home href="/" aria-label={`${site.brand.name}, home`}>
      <Mark width={30} height={30} />
      {site.brand.name}
    </Home>
  )
}

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  font-family: var(--font-display);
  font-size: 1.375rem;
  font-weight: 420;
  letter-spacing: -0.02em;
  line-height: 1;
  text-decoration: none;
`
