import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { notFoundPage } from 'virtual:content/notFound'
import { fill } from '../../shared/fill.ts'
import { readablePath } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHero } from '../common/PageHero.tsx'

/**
 * A path that is too long for the eyebrow, and its shown start. With the `u` flag it cuts no surrogate pair
 * in two.
 */
const TOO_LONG = /^(.{60}).+/su

/** Page for unknown paths. It logs the path, which needs JavaScript. */
export function NotFoundPage() {
  const { eyebrow, eyebrowWithPath, title, lead, link } = notFoundPage
  const [path] = useLocation()
  const hydrated = useHydrated()
  useEffect(() => {
    // The address as it was typed. The router's path lacks a trailing slash and .html.
    console.error(`Page not found: ${location.pathname}`)
  }, [path])
  const typed = readablePath(hydrated ? location.pathname : path)
  // U+2068 and U+2069 isolate letters that are written from right to left.
  const shown = `\u2068${typed.replace(TOO_LONG, '$1…')}\u2069`
  return (
    <PageHero eyebrow={hydrated ? fill(eyebrowWithPath, { path: shown }) : eyebrow} title={title} lead={lead}>
      <ButtonLink href={link.href} data-variant="primary">
        {link.label}
      </ButtonLink>
    </PageHero>
  )
}
