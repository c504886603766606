import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * The same cache for prerendering and the browser. `compat` keeps style elements out of the markup; no stylis plugins
 * means no vendor prefixes, so styles write the two or three that are still needed.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  return cache
}
