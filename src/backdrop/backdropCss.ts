import { NO_SCENE, type Route } from '../routes/table.ts'
import { withAlpha } from '../theme/color.ts'
import { joined, type BackdropCss } from '../theme/css.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/grid.ts'
import { maxAspect, maxWidth, tallWindow } from '../theme/media.ts'
import posterFacts from './posters.json' with { type: 'json' }
import { posterFrames, type PosterFrame } from './posters.ts'

/**
 * Duration and easing of the fades between poster and canvas. Both show one picture; two linear fades add up
 * to it.
 */
const fade = '900ms linear'

/** Keeps bodies away from the logo and the navigation, wherever a window of another shape crops a poster. */
const headerScrim = `linear-gradient(var(--ink-950) 44%,${withAlpha('ink-950', 72)} 64%,transparent)`

/**
 * Opens two nested media rules, the inner one without its brace: for windows that show the wide composition
 * but no columns. There the text is as wide as the page and covers the bodies.
 */
const textOverBodies = `@media not all and ${maxAspect(TALL_ASPECT)}{${maxWidth('desktop')}`

/**
 * Anchors posters at their camera's vanishing point, where the scene stays in windows of any shape. Those of
 * `wider` windows have rules already.
 */
function posterRules(frame: PosterFrame, wider?: PosterFrame): string {
  return Object.entries(posterFacts)
    .filter(([, { focus }]) => !wider || String(focus[frame]) !== String(focus[wider]))
    .map(
      ([scene, { focus }]) => `#stage [data-scene=${scene}] img{object-position:${focus[frame].join('% ')}%}`,
    )
    .join('')
}

/** CSS length from the left edge of a window to that of a poster as high as it, at its right edge. */
const leftOfPoster = `100% - 100lvh*${posterFrames.wide.width}/${posterFrames.wide.height}`

/**
 * A wider window than the poster shows the whole poster at its right edge, where the bodies are as large as
 * in the running scene. Covering the window would cut off those above and below. Lines and bodies fade out
 * towards the poster's left edge.
 */
const wholePoster = `#stage [data-scene] img{object-fit:contain;object-position:100%;
mask-image:linear-gradient(90deg,transparent calc(${leftOfPoster}),black calc(${leftOfPoster} + 80px))}`

/**
 * In tall windows, prints the poster on the page, so that it comes and goes with its open water: `--at` is
 * the scroll position at which it is in its place, `--until` the one from which the footer moves it. Once it
 * has left its place, bodies that the poster cuts off fade out at its lower edge. Without scripts, and in
 * other browsers, it stands in the window.
 */
const printedPoster = `@supports (animation-timeline:scroll()){${tallWindow}{
#stage>[style] img{mask:linear-gradient(black calc(100% - 96px),transparent) 0 0/100% 100% no-repeat;
animation:print linear both,soften linear both;animation-timeline:scroll(root);
animation-range:0px var(--until,99999px),var(--at) calc(var(--at) + 32px)}
@keyframes soften{from{mask-size:100% calc(100% + 96px)}}
@keyframes print{from{translate:0 var(--at)}to{translate:0 calc(var(--at) - var(--until,99999px))}}}}`

/** A page without a scene has no open water. */
const bareRules = ({ id }: Pick<Route, 'id'>) => `${tallWindow}{
html[data-route='${id}']{--water:var(--space-section)}
html[data-route='${id}'] [data-hero]{min-height:0}}
html[data-route='${id}'] main>[data-station]:empty{display:none}`

/** Returns the rules of canvas and posters for a page's head, after those of the theme. */
export function backdropCss(routes: readonly Pick<Route, 'id' | 'scene'>[]): BackdropCss {
  return {
    rules: joined(`
#stage{position:absolute;inset:0;isolation:isolate}
#backdrop::after{content:'';position:absolute;inset:0 0 auto;height:calc(var(--header)*1.7);
background:${headerScrim}}
#stage canvas,#stage img{position:absolute;inset:0;width:100%;height:100%}
#stage img{object-fit:cover}
${posterRules('wide')}
@media (min-aspect-ratio:${posterFrames.wide.width}/${posterFrames.wide.height}){${wholePoster}}
${printedPoster}
#stage canvas{opacity:0}
#stage canvas[data-shown]{opacity:1;animation:fade-in ${fade}}
#stage:has(canvas[data-shown])>div{opacity:0;animation:fade-out ${fade}}
#stage>[data-entering]{animation:fade-in ${fade}}
#stage>[data-leaving]{opacity:0;animation:fade-out ${fade}}
#backdrop[data-still] canvas[data-shown]{opacity:0;animation:fade-out ${fade}}
#backdrop[data-still] #stage:has(canvas[data-shown])>div:not([data-leaving]){opacity:1;
animation:fade-in ${fade}}
@keyframes fade-in{from{opacity:0;mix-blend-mode:plus-lighter}to{opacity:1;mix-blend-mode:plus-lighter}}
@keyframes fade-out{from{opacity:1;mix-blend-mode:plus-lighter}to{opacity:0;mix-blend-mode:plus-lighter}}
${tallWindow}{
${posterRules('tablet')}
#backdrop::after{height:calc(var(--header)*3)}
#backdrop::before{background:radial-gradient(ellipse 110% 45% at 55% 80%,color-mix(in srgb,var(--accent) 8.5%,
transparent),color-mix(in srgb,var(--accent) 3%,transparent) 45%,transparent 75%)}
}
@media ${maxAspect(TABLET_ASPECT)}{
${posterRules('tall', 'tablet')}}
${textOverBodies}{#stage{opacity:.3}}}
${routes
  .filter(({ scene }) => scene === NO_SCENE)
  .map(bareRules)
  .join('')}
`),
    reduced: joined(`
#stage>[data-entering]{animation:fade-in ${fade}!important}
#stage>[data-leaving]{animation:fade-out ${fade}!important}
`),
  }
}
