import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Creates emotion's cache for prerendering and for the browser. `compat` keeps style elements out of the markup.
 * Without stylis plugins emotion adds no vendor prefixes. Styles contain the few that browsers still need.
 * `served` has the ids of the styles that the page has been served with. Emotion finds them itself only where it may move
 * their element, twice: each time the browser parses all styles and applies them anew.
 */
export function createStyleCache(served = ''): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  for (const id of served.split(' ')) cache.inserted[id] = true
  return cache
}
