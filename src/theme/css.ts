import { barRules, inTwoColors, surfaceRules, preferenceRules, properties } from './rules.ts'
import { withAlpha } from './color.ts'
import { grid, TABLET_ASPECT, TALL_ASPECT } from './grid.ts'
import { columnsWidth, maxAspect, maxWidth, tallWindow } from './media.ts'
import manifest from '../backdrop/posters.json' with { type: 'json' }
import { NO_SCENE, type Route } from '../routes/table.ts'
import { colorsOf, type Palette } from './palette.ts'
import { posterFrames, type PosterFrame } from '../backdrop/posters.ts'
import { controls, durations, fluidSpacing, fonts, paperTypeScale, spacing, typeScale } from './tokens.ts'

function inPixels(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]))
}

type AccentedRoute = Pick<Route, 'id' | 'accent' | 'scene'>

/** Value for `padding-inline` of an element as wide as the window. `outerMargin` in grid.ts is the same as a number. */
const marginCss = `max(${grid.margin.min}px, ${grid.margin.percent}%, (100% - ${grid.maxWidth}px) / 2)`

/** Space above text in the column beside a heading, so that both start on one line below the heading's eyebrow. */
const belowEyebrow = 'calc(var(--size-mono) * 1.5 + var(--space-6) + var(--space-1))'

/** Duration and easing of the fades between poster and canvas. Both show one picture; two linear fades add up to it. */
const fade = '900ms linear'

/** Keeps bodies away from the logo and the navigation, wherever a window of another shape crops a poster. */
const headerScrim = `linear-gradient(var(--ink-950) 44%,${withAlpha('ink-950', 72)} 64%,transparent)`

/**
 * Opens two nested media rules, the inner one without its brace: for windows that show the wide composition but no columns. There the text is as wide as
 * the page and covers the bodies.
 */
const textOverBodies = `@media not all and ${maxAspect(TALL_ASPECT)}{${maxWidth('desktop')}`

/** Anchors posters at their camera's vanishing point, where the scene stays in windows of any shape. */
function posterRules(frame: PosterFrame): string {
  return Object.entries(manifest)
    .map(
      ([scene, { focus }]) => `#stage [data-scene=${scene}] img{object-position:${focus[frame].join('% ')}%}`,
    )
    .join('')
}

/** CSS length from the left edge of a window to that of a poster as high as it, at its right edge. */
const leftOfPoster = `100% - 100lvh*${posterFrames.wide.width}/${posterFrames.wide.height}`

/**
 * A wider window than the poster shows the whole poster at its right edge, where the bodies are as large as in the running
 * scene. Covering the window would cut off those above and below. Lines and bodies fade out towards the poster's left edge.
 */
const wholePoster = `#stage [data-scene] img{object-fit:contain;object-position:100%;
mask-image:linear-gradient(90deg,transparent calc(${leftOfPoster}),black calc(${leftOfPoster} + 80px))}`

/**
 * In tall windows, prints the poster on the page, so that it comes and goes with its open water: `--at` is the scroll position
 * at which it is in its place, `--until` the one from which the footer moves it. Once it has left its place, bodies that the
 * poster cuts off fade out at its lower edge. Without scripts, and in other browsers, it stands in the window.
 */
const printedPoster = `@supports (animation-timeline:scroll()){${tallWindow}{
#stage>[style] img{mask:linear-gradient(black calc(100% - 96px),transparent) 0 0/100% 100% no-repeat;
animation:print linear both,soften linear both;animation-timeline:scroll(root);
animation-range:0px var(--until,99999px),var(--at) calc(var(--at) + 32px)}
@keyframes soften{from{mask-size:100% calc(100% + 96px)}}
@keyframes print{from{translate:0 var(--at)}to{translate:0 calc(var(--at) - var(--until,99999px))}}}}`

/** A page without a scene has no open water. */
const bareRules = ({ id }: AccentedRoute) => `${tallWindow}{
html[data-route='${id}']{--water:var(--space-section)}
html[data-route='${id}'] [data-hero]{min-height:0}}
html[data-route='${id}'] main>[data-station]:empty{display:none}`

const joined = (css: string) => css.replaceAll(/\/\*.*\*\/|\n/g, '').trim()

/**
 * Custom properties for every token, the accent of each route, and the rules of text. Share pictures need only these:
 * `npm run pictures` takes all of them again after a change here.
 */
export function baseCss(routes: readonly AccentedRoute[], palette: Palette): string {
  return joined(`
:root{${properties('', colorsOf(palette))}${properties('font-', fonts)}${properties('size-', typeScale)}
${properties('space-', inPixels(spacing))}${properties('space-', fluidSpacing)}${properties('', inPixels(controls))}
--accent:var(--teal);
--margin:${marginCss};--text-columns:${columnsWidth(grid.textColumns)};--below-eyebrow:${belowEyebrow};
--dot:3ch;--below-bodies:min(71svh,49rem);
--gutter:${grid.gutter}px;--header:${grid.header}px;--bar:var(--header);--toasts:0px;
--quick:${durations.quick}ms;--page:${durations.page}ms;--reveal:${durations.reveal}ms;--ease:cubic-bezier(.2,.7,.2,1)}
${routes.map(({ id, accent }) => `html[data-route='${id}']{--accent:var(--${accent})}`).join('')}
*,*::before,*::after{box-sizing:border-box}
html{color:var(--foam);color-scheme:dark;scroll-padding-top:calc(var(--bar) + var(--space-6) + var(--toasts));
-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100svh;background:var(--ink-950);font:400 var(--size-body)/1.6 var(--font-text);font-synthesis:none;
overflow-wrap:anywhere;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased}
@supports(hyphenate-limit-chars:12){body{hyphens:auto;hyphenate-limit-chars:12 5 5}}
@supports(-webkit-hyphenate-limit-after:6){body{hyphens:auto;-webkit-hyphenate-limit-before:6;-webkit-hyphenate-limit-after:6}}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
h1,h2,h3{font-family:var(--font-display);font-weight:360;letter-spacing:-.025em;line-height:1.08;text-wrap:balance}
:is(h1,main):focus{outline:none}
p,li,dt,dd,td,figcaption,summary{text-wrap:balance}
ul,ol{list-style:none}
a[href^='tel:']{direction:ltr;unicode-bidi:isolate}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px;text-decoration-color:var(--accent)}
button,input,textarea{font:inherit;color:inherit}
button{cursor:pointer}
svg{display:block}
iframe{border:0}
::selection{background:var(--accent);color:var(--ink-950)}
:focus-visible{outline:2px solid var(--brass);outline-offset:3px;border-radius:2px}
[hidden]{display:none!important}
#backdrop{position:fixed;inset:0;height:100lvh;z-index:-1;overflow:hidden;pointer-events:none;contain:strict}
#backdrop:dir(rtl){scale:-1 1}
:root{--to-end:90deg}
:root:dir(rtl){--to-end:270deg}
#backdrop::before{content:'';position:absolute;inset:0;
background:radial-gradient(ellipse 60% 75% at 74% 48%,color-mix(in srgb,var(--accent) 8.5%,transparent),color-mix(in srgb,var(--accent) 3%,transparent) 45%,transparent 75%)}
`)
}

/**
 * The base and the rules that no component owns, for a page's head. View transitions capture `main` only,
 * since captured elements take no clicks and cover the header. The backdrop goes up with the page while the
 * footer comes in, so that the footer covers no bodies. Without an inset that timeline would begin at the
 * page's scroll padding. A bar at the top of the window shows that a page is awaited.
 */
export function globalCss(routes: readonly AccentedRoute[], palette: Palette): string {
  return `${baseCss(routes, palette)}${joined(`
:root{--clear:transparent;--mono:400 var(--size-mono)/1.5 var(--font-mono)}
html{scroll-padding-bottom:var(--space-2)}
${barRules}
#stage{position:absolute;inset:0;isolation:isolate}
@supports (timeline-scope:--footer){
body{timeline-scope:--footer}
footer{view-timeline:--footer;view-timeline-inset:0px}
#backdrop{animation:rise linear both;animation-timeline:--footer;animation-range:entry 0px entry 100lvh}
@keyframes rise{to{transform:translateY(-100lvh)}}}
#backdrop::after{content:'';position:absolute;inset:0 0 auto;height:calc(var(--header)*1.7);background:${headerScrim}}
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
#backdrop[data-still] #stage:has(canvas[data-shown])>div:not([data-leaving]){opacity:1;animation:fade-in ${fade}}
@keyframes fade-in{from{opacity:0;mix-blend-mode:plus-lighter}to{opacity:1;mix-blend-mode:plus-lighter}}
@keyframes fade-out{from{opacity:1;mix-blend-mode:plus-lighter}to{opacity:0;mix-blend-mode:plus-lighter}}
${tallWindow}{
${posterRules('tablet')}
#backdrop::after{height:calc(var(--header)*3)}
#backdrop::before{background:radial-gradient(ellipse 110% 45% at 55% 80%,color-mix(in srgb,var(--accent) 8.5%,transparent),color-mix(in srgb,var(--accent) 3%,transparent) 45%,transparent 75%)}
}
@media ${maxAspect(TABLET_ASPECT)}{
${posterRules('tall')}}
${textOverBodies}{#stage{opacity:.3}}}
${surfaceRules}
${routes
  .filter(({ scene }) => scene === NO_SCENE)
  .map(bareRules)
  .join('')}
:root:not([data-scripted]) [data-dead]{visibility:hidden}
#page:has(>[aria-busy])::before{content:'';position:fixed;z-index:30;inset-block:0 auto;inset-inline:0 auto;width:95%;
border-top:3px solid var(--accent);animation:wait 10s cubic-bezier(0,.7,.2,1)}
@keyframes wait{from{width:0}}
address{font-style:normal}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary svg{transition:color var(--quick) var(--ease),transform var(--reveal) var(--ease)}
[open]>summary svg:last-of-type{transform:rotate(45deg)}
[data-reveal='waiting']{opacity:0;transform:translateY(14px)}
[data-reveal='shown']{transition:opacity var(--reveal) var(--ease),transform var(--reveal) var(--ease)}
:root{view-transition-name:none}
/* Without a layer of its own, Chromium with a GPU draws other text of the page into tall masked panels while it scrolls. */
main{view-transition-name:page;will-change:opacity}
::view-transition{pointer-events:none;clip-path:inset(var(--bar) 0 0)}
::view-transition-group(page){animation:none}
::view-transition-old(page){animation:page-out var(--page) ease-out both}
::view-transition-new(page){animation:page-in var(--page) ease-out both}
/* The text of the next page's first screen comes up after the page, its headline first. Browsers that lack either skip it. */
main h1,[data-hero] h1~*{transition:opacity var(--reveal) var(--ease) var(--page),translate var(--reveal) var(--ease) var(--page)}
[data-hero] h1~*{transition-delay:calc(var(--page) + 70ms)}
@starting-style{:root:active-view-transition :is(main h1,[data-hero] h1~*){opacity:0;translate:0 16px}}
@keyframes page-out{to{opacity:0}}
@keyframes page-in{from{opacity:0}}
@keyframes from-clear{from{border-color:transparent;background:none;backdrop-filter:none}}
@media (prefers-reduced-motion:reduce){
:where(:not(#backdrop,#stage img)),::before,::after{animation:none!important;transition:none!important}
#stage>[data-entering]{animation:fade-in ${fade}!important}
#stage>[data-leaving]{animation:fade-out ${fade}!important}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}
[data-reveal='waiting']{opacity:1;transform:none}}
${preferenceRules(palette)}
@media print{
:root{${inTwoColors(palette, ['white', 'black'], { line: '#888', 'line-strong': '#666', mist: '#222' })}${properties('size-', paperTypeScale)}--accent:var(--foam)!important}
html{color-scheme:light;font-size:85%}
#backdrop,[data-screen-only],#page>header>:not(a){display:none!important}
#page>header{position:static}
details::before{display:none}
details::details-content{content-visibility:visible;block-size:auto}
summary svg:last-of-type{display:none}
h1,h2,h3,summary,p:has(+h2),div:has(>h2:last-child),div:has(>h2+p:last-child){break-after:avoid}
article,details,figure,tr,li,dl>div,footer{break-inside:avoid}
li:first-child{break-before:avoid}
footer{grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))!important;padding-block:var(--space-2)!important;row-gap:var(--space-2)!important}
footer>nav,footer>section+div ul{display:none!important}
footer>section+div{padding:0!important;border:0!important}
footer>*{grid-column:auto!important}
[data-reveal]{opacity:1!important;transform:none!important;transition:none}
main a[href^='http']::after{content:' (' attr(href) ')';font-size:.85em}}
`)}`
}
