/** Size in pixels of the Open Graph images, which other sites show for a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Maximum size of a share picture in bytes. */
export const SHARE_BYTES = 100_000

/** Path of a route's share picture, from the site's root and from public/. */
export function shareFile(route: string): string {
  return `/share/${route}.jpg`
}
