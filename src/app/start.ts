/**
 * The script of every page, which `tooling/startScript.ts` puts into its HTML. It loads the page's modules
 * after the first paint. Until they answer, links and the form work as without scripts.
 *
 * Tags of modules would load them beside the page, and that paint would come later on a slow line
 * (tests/bench/README.md): browsers and proxies do not always send what matters first. A page in which
 * something is focused does not wait for a paint. One that paints late, as a hidden tab, or reports no paint,
 * as Tor's browser, loads them after 3 s.
 *
 * `data-scripted` lasts until the modules fail: without it, controls that need them are hidden.
 */
;(({ modules = '' }: DOMStringMap) => {
  /** The addresses of the library, of what the page needs besides, and of the entry. */
  const hrefs = modules.split(' ')
  const { dataset } = document.documentElement
  let isLoading = false

  const evaluate = async () => {
    try {
      await import(hrefs[0]!).catch(() => {})
      await import(hrefs[hrefs.length - 1]!)
    } catch (error) {
      delete dataset['scripted']
      throw error
    }
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    // Each request has a task of its own, and so has the evaluation of the library: in one task they block
    // the main thread of a phone.
    for (const href of hrefs)
      setTimeout(() =>
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
        ),
      )
    setTimeout(() => void evaluate())
  }

  dataset['scripted'] = ''
  addEventListener('focusin', load, { once: true })
  setTimeout(load, 3000)
  // It comes last: where it does not exist, the script throws after the timer is set.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load()
  }).observe({ type: 'paint', buffered: true })
})(document.currentScript!.dataset)
