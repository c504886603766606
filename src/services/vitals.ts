import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** What is reported of a measurement; the library's own identifiers and elements stay in the browser. */
type Vital = Pick<Metric, 'name' | 'value' | 'rating'>

/** Calls `take` with each value of each metric, as it changes. */
export type Measure = (take: (vital: Vital) => void) => void

const measureVitals: Measure = (take) => {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take, { reportAllChanges: true })
}

export interface VitalsPort {
  /** Where reports go: a path of this site or an address of the agency's own. */
  url: string
  /** Name of the present route, never its address: an unknown path could hold anything. */
  route: () => string
  /** Name of the route on which the visit began, to which all figures of loading belong. */
  landing: string
  measure?: Measure
  /** False where the browser did not take the report. */
  send?: (url: string, body: string) => boolean
  /** Where the page says that it is hidden or leaves: the window, which hears both after all listeners of the document. */
  target?: Pick<EventTarget, 'addEventListener'>
  isHidden?: () => boolean
}

/** Figures of the one load of a document, also where they come in after a walk to another route. */
const OF_THE_LOAD: ReadonlySet<string> = new Set(['FCP', 'LCP', 'TTFB'])

/**
 * Posts a report that outlives its page. Unlike a beacon it can leave out the cookies of the address that it goes to.
 * Returns false where the browser refuses at once.
 */
export function postReport(url: string, body: string): boolean {
  try {
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {
      // A report that got lost is one visit fewer in a statistic.
    })
    return true
  } catch {
    return false
  }
}

/** Milliseconds are whole; CLS, a score, keeps three places. */
function rounded({ name, value }: Vital): number {
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
}

/**
 * Reports the Core Web Vitals of this visit each time the page is hidden, those that changed since the last report:
 * `{ route, metrics: [{ name, value, rating }] }`, with the route on which the value came about.
 */
export function reportVitals({
  url,
  route,
  landing,
  measure = measureVitals,
  send = postReport,
  target = window,
  isHidden = () => document.visibilityState === 'hidden',
}: VitalsPort): void {
  const changed = new Map<string, Map<Vital['name'], Vital>>()
  measure((vital) => {
    const name = OF_THE_LOAD.has(vital.name) ? landing : route()
    const known = changed.get(name) ?? new Map<Vital['name'], Vital>()
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
