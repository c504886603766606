import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Creates emotion's cache for prerendering and for the browser. `compat` keeps style elements out of the
 * markup. Without stylis plugins emotion adds no vendor prefixes. Styles contain the few that browsers still
 * need. `served` is the style sheet in the page's HTML, whose classes have the ids of its rules. Emotion
 * reads ids only from elements that it also moves, and each move makes the browser process their rules again.
 */
export function createStyleCache(served = ''): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  for (const [, id = ''] of served.matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true
  return cache
}
