import { Route, Router, Switch, useLocation, type Parser } from 'wouter'
import type { Navigation } from './navigation.ts'
import { Suspense, useEffect, useRef, useLayoutEffect } from 'react'
import { paths } from 'virtual:content/navigation'
import { routeOf } from '../routes/served.ts'
import { routes } from '../routes/table.ts'
import { watchReveals } from './reveal.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HeadTags } from './HeadTags.tsx'
import { lazyPages } from './lazyPages.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { siteStore, updateSite } from '../store/site.ts'

interface AppProps {
  navigation: Navigation
}

/** Layout that all pages share, with the page of the current route. */
function Shell({ navigation }: AppProps) {
  const [path] = useLocation()
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The style sheet selects the accent by it.
    document.documentElement.dataset['route'] = route
    updateSite(siteStore, { route })
  }, [route])
  useEffect(() => (main.current ? watchReveals(main.current) : undefined), [path])
  useEffect(() => navigation.start(), [navigation])
  return (
    <>
      <HeadTags route={route} path={path} />
      <div id="page">
        <Header path={path} />
        <main id="content" tabIndex={-1} ref={main}>
          <PageBoundary key={route}>
            {/* React hydrates a boundary on its own, after the header. */}
            <Suspense>
              {/* A page has several addresses, and one without its records has none: `routeOf` knows. */}
              <Switch location={paths[route]}>
                {routes.map(({ id, path: pattern }) => (
                  <Route key={id} path={pattern === '*' ? pattern : paths[id]} component={lazyPages[id]} />
                ))}
              </Switch>
            </Suspense>
          </PageBoundary>
        </main>
        <Footer path={path} />
      </div>
    </>
  )
}

/** Paths are addresses here, and no patterns: `+` or `.` in one means itself. */
const exact: Parser = (path) => ({
  keys: [],
  pattern: path === '*' ? /^/ : new RegExp(`^${path.replace(/\W/g, '\\$&')}$`),
})

/** The site: its router and the shell with the current page. Rendered by `hydrate` and by prerendering. */
export function App({ navigation }: AppProps) {
  return (
    <Router
      // oxlint-disable-next-line react/hooks -- wouter takes its location hook as a value
      hook={navigation.useLocation}
      parser={exact}
    >
      <Shell navigation={navigation} />
    </Router>
  )
}
