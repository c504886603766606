import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { routeOf } from '../routes/served.ts'
import { watchReveals } from '../ui/reveal.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HeadTags } from './HeadTags.tsx'
import { lazyPages } from './lazyPages.ts'
import type { Navigation } from './navigation.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { RouteSync } from './RouteSync.tsx'

interface ShellProps {
  navigation: Navigation
}

/** Layout that all pages share, with the page of the current route. */
export function Shell({ navigation }: ShellProps) {
  const [path] = useLocation()
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  useEffect(
    () => (main.current ? watchReveals(main.current, navigation.arrival()) : undefined),
    [route, navigation],
  )
  useEffect(() => navigation.start(), [navigation])
  return (
    <>
      <HeadTags route={route} />
      <div id="page">
        <RouteSync />
        <Header path={path} />
        <main id="content" tabIndex={-1} ref={main}>
          <PageBoundary key={route} onVisit={navigation.shown.subscribe}>
            {/* React hydrates a boundary on its own, after the header. */}
            <Suspense>{lazyPages[route].render()}</Suspense>
          </PageBoundary>
        </main>
        <Footer path={path} />
      </div>
    </>
  )
}
