/**
 * The script of every page, which `tooling/startScript.ts` puts into its HTML. It loads the page's modules
 * after the first paint. Until they answer, links work as without scripts. The last press on a control that
 * needs scripts, or on the form's button, is repeated at `settled`, which `entry-client.tsx` sends once the
 * page answers, or never will; after 3 s all the same, when the form posts natively.
 *
 * Tags of modules would load them beside the page, and that paint would come later on a slow line
 * by 20 to 140 ms: browsers and proxies do not always send what matters first. A page in which something
 * is focused or pressed does not wait for a paint. One that paints late, as a hidden tab, or reports none,
 * as Tor's browser, loads them after 3 s.
 *
 * `data-scripted` lasts until the modules or the hydration fail. Without it, what needs them is hidden.
 */
;(({ modules = '' }: DOMStringMap) => {
  /** The addresses of the library, of what the page needs besides, and of the entry. */
  const hrefs = modules.split(' ')
  const { dataset } = document.documentElement
  const early = new AbortController()
  let isLoading = false
  let repeat: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const evaluate = async () => {
    try {
      await import(hrefs[0]!).catch(() => {})
      await import(hrefs[hrefs.length - 1]!)
    } catch (error) {
      delete dataset['scripted']
      settle()
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

  const settle = () => {
    early.abort()
    document.getElementById('content')!.removeAttribute('aria-busy')
    repeat?.()
    repeat = undefined
  }
  const keep = (event: Event) => {
    const { submitter, target } = event as SubmitEvent
    const control =
      submitter ?? (target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])')
    if (!control) return
    event.preventDefault()
    document.getElementById('content')!.setAttribute('aria-busy', 'true')
    repeat = () => control.click()
    load()
    clearTimeout(timer)
    timer = setTimeout(settle, 3000)
  }
  for (const type of ['click', 'submit']) addEventListener(type, keep, { signal: early.signal })

  dataset['scripted'] = ''
  addEventListener('settled', settle)
  addEventListener('focusin', load, { once: true })
  setTimeout(load, 3000)
  // It comes last: where it does not exist, the script throws after the timer is set.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load()
  }).observe({ type: 'paint', buffered: true })
})(document.currentScript!.dataset)
