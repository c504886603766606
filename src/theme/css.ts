import { EASE, REVEAL_TIME } from './motion.ts'
import { barRules, surfaceRules, preferenceRules, properties } from './rules.ts'
import { grid } from './grid.ts'
import { columnsWidth } from './media.ts'
import { colorsOf, type ColorName, type Palette } from './palette.ts'
import { fluidSpacing, fonts, spacing, typeScale } from './tokens.ts'

/** A page and its accent. */
interface AccentedRoute {
  id: string
  accent: ColorName
}

/**
 * Value for `padding-inline` of an element as wide as the window. `outerMargin` in grid.ts is the same as a
 * number.
 */
const marginCss = `max(${grid.margin.min}px, ${grid.margin.percent}%, (100% - ${grid.maxWidth}px) / 2)`

/** Joins the lines of a style sheet, without its comments. */
export const joined = (css: string) => css.replaceAll(/\/\*.*\*\/|\n/g, '').trim()

/**
 * Custom properties for every token, the accent of each route, and the rules of text. `--target` is the least
 * side of what is pressed, `--control` the height of buttons and fields. Share pictures need only these:
 * `npm run pictures` takes all of them again after a change here.
 */
export function baseCss(routes: readonly AccentedRoute[], palette: Palette): string {
  return joined(`
:root{${properties('', colorsOf(palette))}${properties('font-', fonts)}${properties('size-', typeScale)}
${properties('space-', { ...spacing, ...fluidSpacing })}--target:44px;--control:48px;
--accent:var(--teal);
--margin:${marginCss};--text-columns:${columnsWidth(grid.textColumns)};
--to-end:90deg;
--gutter:${grid.gutter}px;--header:${grid.header}px;--bar:var(--header);--toasts:0px;
--quick:200ms ${EASE};--reveal:${REVEAL_TIME}ms ${EASE};
--size-mid:calc((var(--size-heading) + var(--size-title)) / 2);
--size-name:calc((var(--size-lead) + var(--size-title)) / 2);
--clear:transparent;--mono:400 var(--size-mono)/1.5 var(--font-mono);
--room:min(100cqi,100vw - ${2 * grid.margin.min}px,${100 - 2 * grid.margin.percent}vw,${grid.maxWidth}px)}
${routes
  .filter(({ accent }) => accent !== 'teal')
  .map(({ id, accent }) => `html[data-route=${id}]{--accent:var(--${accent})}`)
  .join('')}
*,*::before,*::after{box-sizing:border-box}
html{color:var(--foam);color-scheme:dark;
-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100svh;background:var(--ink-950);font:400 1.0625rem/1.6 var(--font-text);
font-synthesis:none;
overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
@supports(hyphenate-limit-chars:12){body{hyphens:auto;hyphenate-limit-chars:12 5 5}}
@supports(-webkit-hyphenate-limit-after:6){body{hyphens:auto;-webkit-hyphenate-limit-before:6;
-webkit-hyphenate-limit-after:6}}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0;list-style:none}
:is(h1,h2,h3){font-family:var(--font-display);font-weight:360;letter-spacing:-.025em;
line-height:var(--ink-heading,1.08);text-wrap:balance}
:is(h1,main):focus{outline:none}
p,li,dt,dd,td,figcaption,summary{text-wrap:balance}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px;text-decoration-color:var(--accent)}
button,input,textarea{font:inherit;color:inherit}
button{cursor:pointer}
svg{display:block}
::selection{background:var(--accent);color:var(--ink-950)}
:focus-visible{outline:2px solid var(--highlight);outline-offset:3px;border-radius:2px}
[hidden]{display:none!important}
#backdrop{position:fixed;inset:0;height:100lvh;z-index:-1;overflow:hidden;pointer-events:none;contain:strict}
#backdrop::before{content:'';position:absolute;inset:0;
background:radial-gradient(ellipse 60% 75% at 74% 48%,color-mix(in srgb,var(--accent) 8.5%,transparent),
color-mix(in srgb,var(--accent) 3%,transparent) 45%,transparent 75%)}
`)
}

/**
 * The base and the rules that no component owns, for a page's head. The backdrop goes up with the page while
 * the footer comes in, so that the footer covers no bodies. Without an inset that timeline would begin at the
 * page's scroll padding. A bar at the top of the window shows that a page is awaited.
 */
export function globalCss(routes: readonly AccentedRoute[], palette: Palette, ofBackdrop: string): string {
  return `${baseCss(routes, palette)}${joined(`
${barRules}
@supports (timeline-scope:--footer){
body{timeline-scope:--footer}
footer{view-timeline:--footer;view-timeline-inset:0px}
#backdrop{animation:rise linear both;animation-timeline:--footer;animation-range:entry 0px entry 100lvh}
@keyframes rise{to{transform:translateY(-100lvh)}}}
${surfaceRules}
${ofBackdrop}
:root:not([data-scripted]) [data-dead]{visibility:hidden}
#page:has(>[aria-busy])::before{content:'';position:fixed;z-index:30;top:0;width:95%;
border-top:3px solid var(--accent);
animation:wait 10s cubic-bezier(0,.7,.2,1) 150ms backwards}
@keyframes wait{from{width:0}}
address{font-style:normal}
/* Muted is what a page says below its headings; what is strong in it is not. */
p,dt{color:var(--mist)}
b,strong{color:var(--foam);font-weight:600}
/* A telephone number goes to the next line as a whole, where that has room for it. */
a[href^='tel:']{display:inline-block}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary svg{transition:color var(--quick),transform var(--reveal)}
[open]>summary svg:last-of-type{transform:rotate(45deg)}
/* Without a layer of its own, Chromium with a GPU draws other text into tall panels while one scrolls. */
main{will-change:opacity}
/* The text of a first screen fades in, its headline first. Browsers that lack this show it at once. */
main h1,[data-hero] h1~*{transition:opacity var(--reveal),translate var(--reveal)}
[data-hero] h1~*{transition-delay:70ms}
@starting-style{[data-visited] :is(main h1,[data-hero] h1~*){opacity:0;translate:0 16px}}
@media (prefers-reduced-motion:reduce){
:where(:not(#backdrop,#stage img)),::before,::after{animation:none!important;transition:none!important}}
${preferenceRules(palette)}
@media print{
:root{--line:#888;--line-strong:#666;--size-heading:2rem;--size-hero:3rem;
--accent:var(--foam)!important;--toasts:0px!important}
html{color-scheme:light;font-size:82%}
#backdrop,[data-screen-only],#page>header>:not(a){display:none!important}
#page>header{position:static}
details::before{display:none}
[data-reveal]{opacity:1!important;transform:none!important}
details::details-content{content-visibility:visible;block-size:auto}
summary svg:last-of-type{display:none}
h1,h2,h3,summary,p:has(+h2),div:has(>h2:last-child),div:has(>h2+p:last-child){break-after:avoid}
article,details,figure,tr,li,dl>div,footer{break-inside:avoid}
footer{display:flex!important;flex-wrap:wrap}
footer>nav,footer>div ul{display:none!important}
footer>div{border:0!important}
main a[href^=http]::after{content:' (' attr(href) ')';font-size:.85em}}
`)}`
}
