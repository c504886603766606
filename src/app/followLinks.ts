/**
 * Calls `visit` for each click on a link to a path of this site, until `signal` is aborted. The browser follows links with
 * a `target`, and clicks that open a tab, a window or a download.
 */
export function followLinks(visit: (to: string) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
    if (button !== 0 || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest('a:not([target])') : null
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/')) return
    event.preventDefault()
    visit(href)
  }
  document.addEventListener('click', onClick, { signal })
}
