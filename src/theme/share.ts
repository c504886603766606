/** CSS and device pixels of the pictures that other sites show for a link: the size that all of them take. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Bytes of one of them at most. */
export const SHARE_BYTES = 100_000

/** Address of a route's share picture from the site's root, which is its place under public/ too. */
export function shareFile(route: string): string {
  return `/share/${route}.jpg`
}
