import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  /** Opens in a new tab, and says so to those who do not see it happen, unless its text has `said` it already. */
  external?: boolean | 'said' | undefined
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link of any kind: pages of this site by the router, everything else by the browser. */
export function Anchor({ href, external, children, ...rest }: AnchorProps) {
  if (external) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        {external === 'said' ? null : <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} href={href}>
      {children}
    </Link>
  )
}
