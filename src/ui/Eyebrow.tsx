import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Caption } from './Caption.tsx'
import { labelText } from './text.ts'

interface EyebrowProps extends ComponentProps<'p'> {
  children: string
  as?: 'h1' | 'h2'
}

/** Small caption above a heading, after a short rule. */
export function Eyebrow({ children, ...rest }: EyebrowProps) {
  return (
    <Line {...rest}>
      <Caption as="span" text={children} />
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  ${labelText}
  &::before {
    content: '';
    flex: none;
    width: clamp(1.25rem, 3vw, 2.75rem);
    border-top: 1px solid var(--highlight);
  }
  > span {
    font: inherit;
  }
`
