import styled from '@emotion/styled'
import { interfaceTexts } from 'virtual:content/interface'
import { agency } from 'virtual:content/agency'
import { paths } from 'virtual:content/navigation'
import { wordmarkCss } from '../theme/media.ts'
import { Anchor } from '../ui/Anchor.tsx'

/** Characters of a name that fit in one line of the header on a phone. */
const ONE_LINE = 20

/** The mark and the brand's name, as a link to the home page. */
export function Logo() {
  return (
    <Home
      href={paths.home}
      aria-label={interfaceTexts.homeLink}
      data-long={agency.name.length > ONE_LINE || undefined}
    >
      <img src={`${import.meta.env.BASE_URL}mark.svg`} alt="" width={30} height={30} fetchPriority="low" />
      <span>{`${agency.name} `}</span>
    </Home>
  )
}

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  font-size: 1.375rem;
  ${wordmarkCss}
  text-decoration: none;
  &[data-long] {
    font-size: var(--size-small);
    line-height: 1.15;
  }
  img {
    flex: none;
  }
`
