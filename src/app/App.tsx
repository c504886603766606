import { Router, useLocation } from 'wouter'
import type { Navigation } from './navigation.ts'
import { Suspense, useEffect, useRef, useLayoutEffect } from 'react'
import { routeOf } from '../routes/served.ts'
import type { RouteId } from '../routes/table.ts'
import { watchReveals } from '../ui/reveal.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HeadTags } from './HeadTags.tsx'
import { lazyPage } from './lazyPage.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { siteStore, updateSite } from '../store/site.ts'

/** One page per route, each in a chunk of its own. Prerendering finds a chunk by the file's name, such as `AboutPage.tsx`. */
export const lazyPages: Readonly<Record<RouteId, ReturnType<typeof lazyPage>>> = {
  home: lazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
  about: lazyPage(() => import('../pages/about/AboutPage.tsx'), 'AboutPage'),
  services: lazyPage(() => import('../pages/services/ServicesPage.tsx'), 'ServicesPage'),
  portfolio: lazyPage(() => import('../pages/portfolio/PortfolioPage.tsx'), 'PortfolioPage'),
  testimonials: lazyPage(() => import('../pages/testimonials/TestimonialsPage.tsx'), 'TestimonialsPage'),
  contact: lazyPage(() => import('../pages/contact/ContactPage.tsx'), 'ContactPage'),
  privacy: lazyPage(() => import('../pages/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  terms: lazyPage(() => import('../pages/legal/TermsPage.tsx'), 'TermsPage'),
  notFound: lazyPage(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage'),
}

interface AppProps {
  navigation: Navigation
}

/** Layout that all pages share, with the page of the current route. */
function Shell({ navigation }: AppProps) {
  const [path] = useLocation()
  const route = routeOf(path)
  const Page = lazyPages[route]
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The style sheet selects the accent by it.
    document.documentElement.dataset['route'] = route
    updateSite(siteStore, { route })
  }, [route])
  useEffect(
    () => (main.current ? watchReveals(main.current, navigation.arrival()) : undefined),
    [path, navigation],
  )
  useEffect(() => navigation.start(), [navigation])
  return (
    <>
      <HeadTags route={route} path={path} />
      <div id="page">
        <Header path={path} />
        <main id="content" tabIndex={-1} ref={main}>
          <PageBoundary key={route} onVisit={navigation.shown.subscribe}>
            {/* React hydrates a boundary on its own, after the header. */}
            <Suspense>
              <Page />
            </Suspense>
          </PageBoundary>
        </main>
        <Footer path={path} />
      </div>
    </>
  )
}

/** The site: its router and the shell with the current page. Rendered by `hydrate` and by prerendering. */
export function App({ navigation }: AppProps) {
  return (
    <Router
      // oxlint-disable-next-line react/hooks -- wouter takes its location hook as a value
      hook={navigation.useLocation}
    >
      <Shell navigation={navigation} />
    </Router>
  )
}
