import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { routeOf } from '../routes/served.ts'
import { siteStore, updateSite } from '../store/site.ts'

/** Copies the current route to the store and to the document's `data-route`, which selects the accent. */
export function RouteSync() {
  const [path] = useLocation()
  const route = routeOf(path)
  useLayoutEffect(() => {
    document.documentElement.dataset['route'] = route
    updateSite(siteStore, { route })
  }, [route])
  return null
}
