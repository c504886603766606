import { routeOf } from '../routes/table.ts'
import { refusesMeasurement } from '../services/privacySignals.ts'

/** Put in place by the build, as a literal, so that a site without a reporting address carries nothing of this. */
declare const __VITALS_URL__: string | null

/** Measures this visit, where the site is configured to and the visitor's browser does not say no. */
export function startFieldVitals(): void {
  if (__VITALS_URL__ !== null && !refusesMeasurement(navigator)) {
    const url = __VITALS_URL__
    import('../services/vitals.ts').then(
      ({ reportVitals }) => {
        const [load] = performance.getEntriesByType('navigation')
        // Older browsers call it "document".
        const begun = load && URL.canParse(load.name) ? load.name : location.href
        const landing = routeOf(new URL(begun).pathname)
        reportVitals({ url, landing, route: () => routeOf(location.pathname) })
      },
      // Whoever blocks the measurement has said no as well.
      () => {},
    )
  }
}
