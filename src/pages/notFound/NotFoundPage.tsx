import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { heads } from '../../content/head.ts'
import { servedRoutes } from '../../routes/served.ts'
import type { Route } from '../../routes/table.ts'
import { readablePath } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { nearestRoute } from './nearestRoute.ts'

/** Maximum length of the path in the eyebrow, in UTF-16 code units. */
const SHOWN_LENGTH = 60

/** Page for unknown paths. It logs the path and suggests the nearest route; both need JavaScript. */
export function NotFoundPage() {
  const [path] = useLocation()
  const hydrated = useHydrated()
  useEffect(() => {
    // The address as it was typed. The router's path lacks a trailing slash and .html.
    console.error(`Page not found: ${location.pathname}`)
  }, [path])
  const shown = readablePath(hydrated ? location.pathname : path)
  const near: Route | null = hydrated ? nearestRoute(path, servedRoutes) : null
  return (
    <PageHero
      eyebrow={
        <>
          404 · no such water
          {hydrated ? `: ${shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown}` : null}
        </>
      }
      title={['Oops!', 'Page not found']}
      lead={
        near ? (
          <>
            The chart ends here. Were you looking for{' '}
            <TextLink href={near.path}>{heads[near.id].label}</TextLink>?
          </>
        ) : (
          'The chart ends here. Nothing is lost but the address.'
        )
      }
    >
      <ButtonLink href="/" data-variant="primary">
        Return to Home
      </ButtonLink>
    </PageHero>
  )
}
