import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Creates emotion's cache for prerendering and for the browser. `compat` keeps style elements out of the
 * markup. Without stylis plugins emotion adds no vendor prefixes. Styles contain the few that browsers still
 * need. `served` has the ids of the styles in the page's HTML, separated by spaces. Emotion reads ids only
 * from elements that it also moves, and each move makes the browser process their rules again.
 */
export function createStyleCache(served?: string): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  for (const id of served?.split(' ') ?? []) cache.inserted[id] = true
  return cache
}
