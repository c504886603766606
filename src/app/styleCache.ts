import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Creates emotion's cache for prerendering and for the browser. `compat` keeps style elements out of the markup.
 * Without stylis plugins emotion adds no vendor prefixes. Styles contain the few that browsers still need.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  return cache
}
