import { NO_SCENE, type Route } from '../routes/table.ts'
import { withAlpha } from '../theme/color.ts'
import { joined } from '../theme/css.ts'
import { TALL_ASPECT } from '../theme/grid.ts'
import { maxAspect, maxWidth, tallWindow } from '../theme/media.ts'
import { posterFrames } from './posters.ts'

/** Keeps bodies away from the logo and the navigation, wherever a window of another shape crops a poster. */
const headerScrim = `linear-gradient(var(--ink-950) 44%,${withAlpha('ink-950', 72)} 64%,transparent)`

/**
 * `@media` rule for windows that show the wide layout but no columns. There the text is as wide as the
 * page and covers the bodies.
 */
const textOverBodies = `${maxWidth('desktop')} and (not ${maxAspect(TALL_ASPECT)})`

/** CSS length from the left edge of a window to that of a poster as high as it, at its right edge. */
const leftOfPoster = `100% - 100lvh*${posterFrames.wide.width}/${posterFrames.wide.height}`

/**
 * A wider window than the poster shows the whole poster at its right edge, where the bodies are as large as
 * in the running scene. Covering the window would cut off those above and below. Lines and bodies fade out
 * towards the poster's left edge.
 */
const wholePoster = `#stage [data-scene] picture img{object-fit:contain;object-position:100%;
mask-image:linear-gradient(90deg,transparent calc(${leftOfPoster}),black calc(${leftOfPoster} + 80px))}`

/** A page without a scene has no scene gap. */
const bareRules = ({ id }: Pick<Route, 'id'>) => `${tallWindow}{
html[data-route='${id}']{--scene-gap:var(--space-section)}
html[data-route='${id}'] [data-hero]{min-height:0}}
html[data-route='${id}'] main>[data-keyframe]:empty{display:none}`

/**
 * Returns the rules of the served posters for a page's head, after those of the theme. Stills are on black,
 * and add their light to the ground. The canvas is transparent instead: blending it too makes frames a
 * quarter slower.
 */
export function backdropCss(routes: readonly Pick<Route, 'id' | 'scene'>[]): string {
  return joined(`
#backdrop{background:var(--ink-950);opacity:calc(var(--covered,1)*var(--dimmed,1))}
#stage{position:absolute;inset:0}
#stage>div{mix-blend-mode:plus-lighter}
#backdrop::after{content:'';position:absolute;inset:0 0 auto;height:calc(var(--header)*1.7);
background:${headerScrim}}
#stage canvas,#stage img{position:absolute;inset:0;width:100%;height:100%}
#stage img{object-fit:cover}
@media (min-aspect-ratio:${posterFrames.wide.width}/${posterFrames.wide.height}){${wholePoster}}
${tallWindow}{
#backdrop::after{height:calc(var(--header)*1.2)}
#backdrop::before{background:radial-gradient(ellipse 110% 45% at 55% 80%,color-mix(in srgb,var(--accent) 8.5%,
transparent),color-mix(in srgb,var(--accent) 3%,transparent) 45%,transparent 75%)}
}
${textOverBodies}{#backdrop{--covered:.3}}
${routes
  .filter(({ scene }) => scene === NO_SCENE)
  .map(bareRules)
  .join('')}
`)
}
