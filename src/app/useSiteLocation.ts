import { navigate, usePathname } from 'wouter/use-browser-location'
import { normalisePath } from '../shared/paths.ts'

/** wouter's location with one spelling per path: /about/ and /about.html are /about. */
export function useSiteLocation(options: { ssrPath?: string | undefined } = {}): [string, typeof navigate] {
  const { ssrPath } = options
  return [normalisePath(usePathname(ssrPath === undefined ? {} : { ssrPath })), navigate]
}
