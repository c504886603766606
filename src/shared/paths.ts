/**
 * Returns the path below which a site is served, with a slash at its end: `/`, or `/site/` for
 * `https://agency.github.io/site`.
 */
export function baseOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/?$/, '/')
}

/**
 * Returns the canonical form of a page's path: without percent-escapes, a trailing slash and the name of its
 * file, so that `/%61bout`, `/about/` and `/about.html` become `/about`. A path that no page can have, such
 * as `//`, `/about//` or `/404.html`, is at most decoded.
 */
export function normalisePath(address: string): string {
  const readable = decoded(address)
  // A second call would decode `%2561` further.
  const path = readable.includes('%') ? address : readable
  const withoutSlash =
    path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path
  if (withoutSlash === '/index' || withoutSlash === '/index.html') return '/'
  return /\/(404|index)\.html$/.test(withoutSlash)
    ? withoutSlash
    : withoutSlash.replace(/^((?:\/[^/.]+)+)\.html$/, '$1')
}

/**
 * Characters that change the direction of the text around them, with which a path could read like another
 * site's name.
 */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Returns a path without percent-escapes and direction marks, for display. Leaves a malformed escape as it
 * is.
 */
export function readablePath(path: string): string {
  return decoded(path).replaceAll(DIRECTION_MARKS, '')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
