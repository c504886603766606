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
  /** Dispatches `visibilitychange` and `pagehide`. The window does so after all listeners of the document. */
  target?: Pick<EventTarget, 'addEventListener'>
  isHidden?: () => boolean
}

/** Metrics of loading the document. They can change after a navigation to another route. */
const LOADING_METRICS: ReadonlySet<string> = new Set(['FCP', 'LCP', 'TTFB'])

/**
 * Posts a report that continues after the page is closed. Unlike `sendBeacon`, it sends no cookies. Returns false where
 * the browser refuses the request at once.
 */
export function postReport(url: string, body: string): boolean {
  try {
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {
      // A lost report is one visit less in the statistics.
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
  const changed = new Map<string, Map<WebVital['name'], WebVital>>()
  measure((vital) => {
    const name = LOADING_METRICS.has(vital.name) ? landing : route()
    const known = changed.get(name) ?? new Map<WebVital['name'], WebVital>()
    changed.set(name, known.set(vital.name, vital))
  })
  const report = () => {
    for (const [name, vitals] of changed) {
      const metrics = [...vitals.values()].map((vital) => ({
        name: vital.name,
        value: rounded(vital),
        rating: vital.rating,
      }))
      if (send(url, JSON.stringify({ route: name, metrics }))) changed.delete(name)
    }
  }
  target.addEventListener('visibilitychange', () => {
    if (isHidden()) report()
  })
  target.addEventListener('pagehide', report)
}
