import styled from '@emotion/styled'
import { Fragment } from 'react'

/** Degrees and minutes, of which screen readers leave out the signs. The name of the place follows. */
const COORDINATES = /[°′]/

interface EyebrowProps {
  children: string
  as?: 'p' | 'h1' | 'h2'
  id?: string
  tabIndex?: number
}

/** Small monospaced line above a heading, after a short rule. ` · ` separates its parts. Screen readers do not say the dots. */
export function Eyebrow({ children, ...rest }: EyebrowProps) {
  const [first = '', ...others] = children.split(' · ')
  return (
    <Line {...rest}>
      <span>
        <span aria-hidden={COORDINATES.test(first) && others.length > 0 ? true : undefined}>
          {others.length > 0 ? `${first} ` : first}
        </span>
        {others.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts can be equal, and keep their places
          <Fragment key={index}>
            <span aria-hidden="true">· </span>
            <span>{index < others.length - 1 ? `${part} ` : part}</span>
          </Fragment>
        ))}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--mist);
  font-family: var(--font-mono);
  font-size: var(--size-mono);
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.5;
  &::before {
    content: '';
    flex: none;
    width: 44px;
    border-top: 1px solid var(--brass);
  }
`
