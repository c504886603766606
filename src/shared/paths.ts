/** One spelling for a path: without its one trailing slash. `//` and `/about//` are no page's path and stay. */
export function normalisePath(path: string): string {
  return path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path
}

/** Decoded for reading; a path with a broken percent-escape is returned as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
