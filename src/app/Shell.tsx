import styled from '@emotion/styled'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { routeOf } from '../routes/table.ts'
import { watchReveals } from '../ui/reveal.ts'
import { arrival, openAnchor } from './arrival.ts'
import { BackdropControl } from './BackdropControl.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HeadTags } from './HeadTags.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { RouteSync } from './RouteSync.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Toasts } from './Toasts.tsx'
import { views } from './views.ts'

/** The layout that all pages share, and the page of the current route in it. */
export function Shell() {
  const [path] = useLocation()
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  useEffect(() => (main.current ? watchReveals(main.current, arrival()) : undefined), [route])
  useEffect(() => {
    const open = () => void openAnchor(location.hash)
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return (
    <>
      <HeadTags route={route} />
      <div id="page">
        <SkipLink />
        <RouteSync />
        <Header path={path} />
        <main id="content" ref={main}>
          <PageBoundary key={route}>
            <Suspense fallback={<Loading />}>{views[route].render()}</Suspense>
          </PageBoundary>
        </main>
        <Footer />
        <BackdropControl />
        <Toasts />
      </div>
    </>
  )
}

/** Only Back or Forward to a page that is not loaded yet shows this, for as long as its chunk takes. */
const Loading = styled.div`
  min-height: 100svh;
`
