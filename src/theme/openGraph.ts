/** Size in pixels of a share picture: the Open Graph image that other sites show for a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Maximum size of a share picture in bytes. */
export const SHARE_BYTES = 100_000

/** Returns the URL path of a route's share picture. It is also the file's path under public/. */
export function shareFile(route: string): string {
  return `/share/${route}.jpg`
}
