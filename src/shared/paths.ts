/**
 * One spelling for a page's path: without its one trailing slash, and not as the file that a host may serve it from
 * (`/about.html`, `/index.html`). `//` and `/about//` are no page's path and stay.
 */
export function normalisePath(path: string): string {
  const open = path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path
  if (open === '/index' || open === '/index.html') return '/'
  return open === '/404.html' ? open : open.replace(/^(\/[^/.]+)\.html$/, '$1')
}

/** Decoded for reading; a path with a broken percent-escape is returned as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
