import { rightToLeftCss } from '../theme/direction.ts'
import { TABLET_ASPECT } from '../theme/grid.ts'
import { maxAspect, tallWindow } from '../theme/media.ts'
import posterFacts from './posters.json' with { type: 'json' }
import type { PosterFrame } from './posters.ts'

const posterRules = (scenes: readonly string[], frame: PosterFrame) =>
  Object.entries(posterFacts)
    .filter(([scene]) => scenes.includes(scene))
    .map(
      ([scene, { focus }]) => `#stage [data-scene=${scene}] img{object-position:${focus[frame].join('% ')}%}`,
    )
    .join('')

/**
 * Returns the rules that anchor the posters of `scenes` at their camera's vanishing point, where the scene
 * stays in windows of any shape: tall ones show the tablet's, the narrowest of them the tall one. A page's
 * head has those of its own scene, the backdrop's script all.
 */
export const posterPlaces = (scenes: readonly string[] = Object.keys(posterFacts)) =>
  `${posterRules(scenes, 'wide')}${tallWindow}{${posterRules(scenes, 'tablet')}}` +
  `@media ${maxAspect(TABLET_ASPECT)}{${posterRules(scenes, 'tall')}}`

/**
 * Duration and easing of the fades between poster and canvas. Both show nearly one picture. Two linear fades
 * add up to it, as posters add their light. `FADE_TIME` in posterView.ts is a little longer.
 */
const fade = '900ms linear'

/**
 * In tall windows, prints the poster on the page, so that it comes and goes with its scene gap: `--at` is
 * the scroll position at which it is in its place, `--until` the one from which the footer moves it
 * (posterView.ts). Once it has left its place, bodies that the poster cuts off fade out at its lower edge.
 * Without scripts, and in other browsers, it stands in the window.
 */
const printedPoster = `@supports (animation-timeline:scroll()){${tallWindow}{
#stage>[style] img{mask:linear-gradient(black calc(100% - 96px),transparent) 0 0/100% 100% no-repeat;
animation:print linear both,soften linear both;animation-timeline:scroll(root);
animation-range:0px var(--until,99999px),var(--at) calc(var(--at) + 32px)}
@keyframes soften{from{mask-size:100% calc(100% + 96px)}}
@keyframes print{from{translate:0 var(--at)}to{translate:0 calc(var(--at) - var(--until,99999px))}}}}`

/**
 * Rules of what the backdrop's script adds to the page: the canvas, posters that come and go, and a
 * translated page's direction. backdropView.ts and posterView.ts set the attributes, and `--still`, which
 * hides a poster once its fade has ended. Posters that follow one another fade under reduced motion too.
 */
const scriptedCss = `${posterPlaces()}
${rightToLeftCss}
${printedPoster}
#stage canvas{opacity:0}
#stage canvas[data-shown]{opacity:1;animation:fade-in ${fade}}
#stage:has(canvas[data-shown])>div{visibility:var(--still,visible);animation:fade-out ${fade}}
#stage>[data-entering]{animation:fade-in ${fade}}
#stage>[data-leaving]{opacity:0;animation:fade-out ${fade}}
#backdrop[data-still] canvas[data-shown]{opacity:0;animation:fade-out ${fade}}
#backdrop[data-still] #stage:has(canvas[data-shown])>div:not([data-leaving]){visibility:visible;
animation:fade-in ${fade}}
@keyframes fade-in{from{opacity:0}to{opacity:1}}
@keyframes fade-out{from{opacity:1;visibility:visible}to{opacity:0;visibility:visible}}
@media (prefers-reduced-motion:reduce){
#stage>[data-entering]{animation:fade-in ${fade}!important}
#stage>[data-leaving]{animation:fade-out ${fade}!important}}`

/** Adds these rules to the document. Its policy allows style sheets that a script constructs. */
export function adoptScriptedCss(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(scriptedCss)
  document.adoptedStyleSheets.push(sheet)
}
