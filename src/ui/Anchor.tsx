import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { interfaceTexts } from 'virtual:content/interface'
import { isServed } from '../routes/served.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AnchorProps extends ComponentProps<'a'> {
  href: string
  /**
   * Opens a new tab and appends a hidden note about it. `said` omits the note, for texts that mention the new
   * tab.
   */
  external?: boolean | 'said' | undefined
}

/**
 * A link. Paths of this site go through the router, all other addresses through the browser, also those in
 * other languages (`hrefLang`), whose pages are of another build. Renders nothing for a page that is not
 * served because it has no records.
 */
export function Anchor({ href, external, children, ...rest }: AnchorProps) {
  if (external === true) {
    return (
      <Anchor {...rest} href={href} external="said">
        <span>{children}</span>
        <VisuallyHidden>{` ${interfaceTexts.newTab}`}</VisuallyHidden>
      </Anchor>
    )
  }
  if (external || rest.hrefLang || !href.startsWith('/')) {
    return (
      <a {...rest} {...(external && { target: '_blank', rel: 'noopener' })} href={href}>
        {children}
      </a>
    )
  }
  if (!isServed(href)) return null
  return (
    <Link {...rest} href={href}>
      {children}
    </Link>
  )
}
