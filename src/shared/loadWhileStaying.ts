/** Milliseconds that a failure waits for the next page. */
export const PATIENCE = 10_000

/** Events with which a document is left. Safari on iOS has no `beforeunload`. */
const SIGNS = ['beforeunload', 'click', 'submit'] as const

/**
 * Loads a script of the page. A failure waits if the visitor leaves the page meanwhile: Firefox and Safari stop imports when
 * a navigation starts, while the page still runs. A reload in answer to the failure would end that navigation.
 */
export async function loadWhileStaying<Loaded>(
  load: () => Promise<Loaded>,
  // Missing where pages are prerendered.
  page: EventTarget | undefined = globalThis.window,
): Promise<Loaded> {
  let leaving = false
  const onSign = ({ type, target, defaultPrevented }: Event) => {
    // The site's own navigation prevents the default.
    if (!defaultPrevented) leaving ||= type !== 'click' || (target as Element).closest('a') !== null
  }
  for (const type of SIGNS) page?.addEventListener(type, onSign)
  try {
    return await load()
  } catch (error) {
    if (leaving) await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    throw error
  } finally {
    for (const type of SIGNS) page?.removeEventListener(type, onSign)
  }
}
