/** Size in pixels of a share picture: the Open Graph image that other sites show for a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Maximum size of a share picture in bytes. */
export const SHARE_BYTES = 100_000

/**
 * Returns the URL path of a route's share picture, from the site's base. It is also the file's path under
 * public/.
 *
 * @param language tag of a language that is not the site's first, or null
 */
export function shareFile(route: string, language: string | null = null): string {
  return language === null ? `/share/${route}.jpg` : `/share/${language}/${route}.jpg`
}
