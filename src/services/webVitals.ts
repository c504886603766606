import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** The reported part of a measurement. The library's identifiers and elements stay in the browser. */
type WebVital = Pick<Metric, 'name' | 'value' | 'rating'>

/** Calls `onChange` with each new value of each metric. */
export type Measure = (onChange: (vital: WebVital) => void) => void

const measureWebVitals: Measure = (onChange) => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onChange, { reportAllChanges: true })
}

export interface WebVitalsOptions {
  /** Where reports are posted: a path of this site or an address. */
  url: string
  /** Returns the id of the current route. Its address is not reported: an unknown path can contain anything. */
  route: () => string
  /** The id of the route on which the visit began. Loading metrics belong to it. */
  landing: string
  measure?: Measure
  /** Returns false where the browser refuses the report. */
  send?: (url: string, body: string) => boolean
  /**
   * Target of the listeners for `visibilitychange` and `pagehide`. Listeners of the window run after those of the document,
   * in which the library reports its last values.
   */
  target?: Pick<EventTarget, 'addEventListener'>
  isHidden?: () => boolean
}

/** Metrics of loading the document. A value that arrives after a navigation still belongs to the first route. */
const LOADING_METRICS: ReadonlySet<string> = new Set(['FCP', 'LCP', 'TTFB'])

/**
 * Posts a report that continues after the page is closed. Unlike `sendBeacon`, it sends no cookies. Returns false where
 * the browser refuses the request at once.
 */
export function postReport(url: string, body: string): boolean {
  try {
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {
      // The report is lost and not sent again.
    })
    return true
  } catch {
    return false
  }
}

/** Rounds milliseconds to integers and CLS, a score, to three decimals. */
function rounded({ name, value }: WebVital): number {
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
}

/**
 * Posts the Web Vitals that have changed since the last report, whenever the page is hidden: one
 * `{ route, metrics: [{ name, value, rating }] }` for each route on which a value was measured.
 */
export function reportWebVitals({
  url,
  route,
  landing,
  measure = measureWebVitals,
  send = postReport,
  target = window,
  isHidden = () => document.visibilityState === 'hidden',
}: WebVitalsOptions): void {
  /** Values since the last report, by route and metric. */
  const changed = new Map<string, Map<WebVital['name'], WebVital>>()
  measure((vital) => {
    const routeId = LOADING_METRICS.has(vital.name) ? landing : route()
    const known = changed.get(routeId) ?? new Map<WebVital['name'], WebVital>()
    changed.set(routeId, known.set(vital.name, vital))
  })
  const report = () => {
    for (const [routeId, vitals] of changed) {
      const metrics = [...vitals.values()].map((vital) => ({
        name: vital.name,
        value: rounded(vital),
        rating: vital.rating,
      }))
      if (send(url, JSON.stringify({ route: routeId, metrics }))) changed.delete(routeId)
    }
  }
  target.addEventListener('visibilitychange', () => {
    if (isHidden()) report()
  })
  target.addEventListener('pagehide', report)
}
