import styled from '@emotion/styled'
import { Fragment, type ComponentProps } from 'react'
import { monoHeading } from './text.ts'

/** Degrees and minutes, of which screen readers leave out the signs. The name of the place follows. */
const COORDINATES = /[°′]/

interface EyebrowProps extends ComponentProps<'p'> {
  children: string
  as?: 'h1' | 'h2'
}

/**
 * Small monospaced line above a heading, after a short rule. ` · ` separates its parts. Screen readers do not
 * say the dots.
 */
export function Eyebrow({ children, ...rest }: EyebrowProps) {
  const parts = children.split(' · ')
  return (
    <Line {...rest}>
      <span>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts can be equal, and keep their places
          <Fragment key={index}>
            {index > 0 ? <span aria-hidden="true">· </span> : null}
            <span aria-hidden={(index === 0 && parts.length > 1 && COORDINATES.test(part)) || undefined}>
              {index < parts.length - 1 ? `${part} ` : part}
            </span>
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
  ${monoHeading}
  &::before {
    content: '';
    flex: none;
    width: clamp(1.25rem, 3vw, 2.75rem);
    border-top: 1px solid var(--brass);
  }
`
