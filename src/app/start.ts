/**
 * The script of every page, which `tooling/startScript.ts` puts into its HTML. It loads the page's modules
 * after the first paint, and keeps what the visitor presses until they answer.
 *
 * Tags of modules would load them beside the page, and that paint would come later on a slow line
 * (src/PERFORMANCE.md): browsers and proxies do not always send what matters first. A page in which
 * something is focused or pressed does not wait for a paint. One that paints late, as a hidden tab, or
 * reports no paint, as Tor's browser, loads them after 3 s.
 *
 * The last press is repeated at the event `settled`, which `entry-client.tsx` sends once the page answers, or
 * never will. `data-scripted` lasts until the modules fail: without it, controls that need them are hidden.
 */
;(({ modules = '' }: DOMStringMap) => {
  /** The addresses of the library, of what the page needs besides, and of the entry. */
  const hrefs = modules.split(' ')
  /** Milliseconds that a link and a form wait for the page. Then they open their documents. */
  const LINK_WAIT = 400
  const FORM_WAIT = 3000
  /** Milliseconds after which a pressed button is forgotten: what it does would surprise. */
  const BUTTON_WAIT = 10_000
  const { dataset } = document.documentElement
  const main = document.getElementById('content')!
  const controller = new AbortController()
  let isLoading = false
  let press: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout>

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
  const forget = () => {
    clearTimeout(timer)
    press = undefined
    main.ariaBusy = null
  }
  const keep = (repeat: () => void, wait: number, leave?: () => void) => {
    load()
    forget()
    press = repeat
    main.ariaBusy = 'true'
    timer = setTimeout(() => {
      forget()
      leave?.()
    }, wait)
  }
  const settle = () => {
    const kept = press
    controller.abort()
    forget()
    kept?.()
  }
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { signal: controller.signal })

  dataset['scripted'] = ''
  listen('pagehide', forget)
  listen('settled' as 'load', settle)
  listen('focusin', load)
  listen('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const control = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>(
      'a:not([target],[hreflang]),[type=button]:not([popovertarget])',
    )
    if (!control) return
    const repeat = () => control.click()
    if ('form' in control) keep(repeat, BUTTON_WAIT)
    // Not to another site, nor within the page.
    else if (
      control.origin === location.origin &&
      (control.pathname !== location.pathname || !control.hash)
    ) {
      event.preventDefault()
      keep(repeat, LINK_WAIT, () => location.assign(control.href))
    }
  })
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    keep(
      // React hydrates at once for a click, and not for a submission.
      () => event.submitter?.click(),
      FORM_WAIT,
      () => form.submit(),
    )
  })
  setTimeout(load, 3000)
  // It comes last: where it does not exist, the script throws after the timer is set.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load()
  }).observe({ type: 'paint', buffered: true })
})(document.currentScript!.dataset)
