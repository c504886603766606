/**
 * Returns the canonical form of a page's path: without percent-escapes, a trailing slash and the name of its file, so that
 * `/%61bout`, `/about/` and `/about.html` become `/about`. A path that no page can have, such as `//`, `/about//` or
 * `/404.html`, is at most decoded.
 */
export function normalisePath(address: string): string {
  const decoded = readablePath(address)
  // A second call would decode `%2561` further.
  const path = decoded.includes('%') ? address : decoded
  const withoutSlash =
    path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path
  if (withoutSlash === '/index' || withoutSlash === '/index.html') return '/'
  return withoutSlash === '/404.html' ? withoutSlash : withoutSlash.replace(/^(\/[^/.]+)\.html$/, '$1')
}

/** Decodes the percent-escapes of a path for display. Returns the path unchanged if an escape is malformed. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
