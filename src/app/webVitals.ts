import { routeOf } from '../routes/served.ts'
import { refusesMeasurement } from '../services/privacySignals.ts'

/** Vite replaces this name by a literal. A build for a site without a reporting address drops the code for reports. */
declare const __VITALS_URL__: string | null

/** Starts to measure this visit, unless the site has no reporting address or the browser refuses measurement. */
export function startWebVitals(): void {
  if (__VITALS_URL__ !== null && !refusesMeasurement(navigator)) {
    const url = __VITALS_URL__
    import('../services/webVitals.ts').then(
      ({ reportWebVitals }) => {
        const [load] = performance.getEntriesByType('navigation')
        // Older browsers name the entry "document" instead of its address.
        const address = load && URL.canParse(load.name) ? load.name : location.href
        const landing = routeOf(new URL(address).pathname)
        reportWebVitals({ url, landing, route: () => routeOf(location.pathname) })
      },
      // A browser extension that blocks the script refuses measurement too.
      () => {},
    )
  }
}
