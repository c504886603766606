import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { heads } from '../../content/head.ts'
import { notFoundPage } from '../../content/pages/notFound.ts'
import { servedRoutes } from '../../routes/served.ts'
import type { Route } from '../../routes/table.ts'
import { fill } from '../../shared/fill.ts'
import { readablePath } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { fillNodes } from '../../ui/fillNodes.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { nearestRoute } from './nearestRoute.ts'

/** A path that is too long for the eyebrow, and its shown start. With the `u` flag it cuts no surrogate pair in two. */
const TOO_LONG = /^(.{60}).+/su

/** Page for unknown paths. It logs the path and suggests the nearest route; both need JavaScript. */
export function NotFoundPage() {
  const { eyebrow, eyebrowWithPath, title, lead, leadWithSuggestion, link } = notFoundPage
  const [path] = useLocation()
  const hydrated = useHydrated()
  useEffect(() => {
    // The address as it was typed. The router's path lacks a trailing slash and .html.
    console.error(`Page not found: ${location.pathname}`)
  }, [path])
  const typed = readablePath(hydrated ? location.pathname : path)
  const shown = typed.replace(TOO_LONG, '$1…')
  const near: Route | null = hydrated ? nearestRoute(path, servedRoutes) : null
  return (
    <PageHero
      eyebrow={hydrated ? fill(eyebrowWithPath, { path: shown }) : eyebrow}
      title={title}
      lead={
        near
          ? fillNodes(leadWithSuggestion, {
              page: <TextLink href={near.path}>{heads[near.id].label}</TextLink>,
            })
          : lead
      }
    >
      <ButtonLink href={link.href} data-variant="primary">
        {link.label}
      </ButtonLink>
    </PageHero>
  )
}
