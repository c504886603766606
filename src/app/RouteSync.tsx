import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { routeOf } from '../routes/table.ts'
import { siteStore, updateSite } from '../store/site.ts'

/** The one writer of the store's route: wouter owns the location, the store and the document's accent follow it. */
export function RouteSync() {
  const [path] = useLocation()
  const route = routeOf(path)
  useLayoutEffect(() => {
    document.documentElement.dataset['route'] = route
    updateSite(siteStore, { route })
  }, [route])
  return null
}
