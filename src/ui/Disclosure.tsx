import styled from '@emotion/styled'
import type { ReactElement } from 'react'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  title: string
  children: ReactElement
}

/** A title that shows and hides its content. Several can be open at once. In print all are open. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    // `open` differs from the prerendered markup if the visitor opened the element before hydration.
    <Details suppressHydrationWarning>
      <summary>
        <h3>{title}</h3>
        <Icon name="plus" size={20} />
      </summary>
      {children}
    </Details>
  )
}

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: var(--accent);
    }
  }
  h3 {
    font-size: var(--size-title);
    line-height: 1.2;
  }
  svg {
    flex: none;
    transition: transform var(--reveal) var(--ease);
  }
  &[open] svg {
    transform: rotate(45deg);
  }
  > p {
    max-width: 64ch;
    padding-bottom: var(--space-6);
    color: var(--mist);
  }
`
