/** Most milliseconds to wait after `load` for a browser that stays busy. */
const IDLE_TIMEOUT = 4000
/** Milliseconds to wait after `load` where `requestIdleCallback` is missing, as in Safari. */
const FALLBACK_DELAY = 200
/** Most milliseconds to wait for `load`, which never comes while one picture of the page hangs. */
const LOAD_TIMEOUT = 10_000

/**
 * Runs `task` once, after the page has been shown and has loaded, and when the browser is idle. A
 * page that still loads after LOAD_TIMEOUT counts as loaded.
 */
export function whenIdle(task: () => void): void {
  // Whether the browser loads the page before the visitor asks for it. Missing from Firefox and Safari.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) {
    document.addEventListener('prerenderingchange', () => whenIdle(task), { once: true })
    return
  }
  const wait = () => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => task(), { timeout: IDLE_TIMEOUT })
    else setTimeout(task, FALLBACK_DELAY)
  }
  if (document.readyState === 'complete') {
    wait()
    return
  }
  void new Promise((resolve) => {
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, LOAD_TIMEOUT)
  }).then(() => setTimeout(wait))
}

/** Resolves in a new task, so that the browser can handle input between two parts of long work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Milliseconds to wait for the next page before a failure is reported after all. */
const PATIENCE = 10_000

/** Events with which a visitor leaves a document. Safari on iOS has no `beforeunload`. */
const SIGNS = ['beforeunload', 'click', 'submit'] as const

/** Returns whether a click on `target` opens another document in this tab. */
function opensDocument(target: Partial<Element> | null): boolean {
  const link = target?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return false
  // Addresses of email and telephone have no host.
  return link.host !== '' && link.host + link.pathname !== location.host + location.pathname
}

/**
 * Loads a script of the page. Rejects PATIENCE later if the visitor begins to leave the page meanwhile:
 * Firefox and Safari stop imports when a navigation starts, while the page still runs. A reload in answer to
 * the failure would end that navigation. A visitor who comes back to the page waits no longer.
 */
export async function loadUnlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Undefined where pages are prerendered.
  const page: EventTarget | undefined = globalThis.window
  let leaving = false
  const onSign = (event: Event & Partial<MouseEvent>) => {
    // The site's own navigation prevents the default. A click with a modifier key opens another tab or saves
    // a file.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    leaving ||= event.type !== 'click' || opensDocument(event.target)
  }
  for (const type of SIGNS) page?.addEventListener(type, onSign)
  try {
    return await load()
  } catch (error) {
    if (leaving)
      await new Promise((resolve) => {
        setTimeout(resolve, PATIENCE)
        page?.addEventListener('pageshow', resolve, { once: true })
      })
    throw error
  } finally {
    for (const type of SIGNS) page?.removeEventListener(type, onSign)
  }
}
