import { useLayoutEffect } from 'react'
import type { RouteId } from '../routes/table.ts'
import { siteStore, updateSite } from '../store/site.ts'

/** Copies the current route to the store and to the document's `data-route`, which selects the accent. */
export function RouteSync({ route }: { route: RouteId }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['route'] = route
    updateSite(siteStore, { route })
  }, [route])
  return null
}
