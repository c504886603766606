import { withAlpha } from './color.ts'
import { grid } from './grid.ts'
import { besideBodies, insideOval, shortWindow, tallWindow } from './media.ts'
import { besideSurface, centreScrim, openScrim, rowSurface, scrim, textScrim } from './rowSurface.ts'
import { colorsOf } from './palette.ts'
import type { Palette } from './palette.ts'

/**
 * Stops of a fade with a slow start and end. A linear fade shows a line where it starts. `at` gives the place
 * of a share of it.
 */
const fadeStops = (at: (share: number) => string) =>
  [0, 13, 50, 87, 100].map((percent, stop) => `rgb(0 0 0/${percent}%) ${at(stop / 4)}`)

const surfaceMask = `linear-gradient(${[
  ...fadeStops((share) => `calc(var(--above)*${share})`),
  ...fadeStops((share) => `calc(100% - var(--below)*${share})`).toReversed(),
].join(',')})`

/** CSS length from the top of a first screen's text down to `percent` of a tall window's height. */
const placeAt = (percent: number) => `${percent}svh - var(--text-top)`

/**
 * Length below the text of a first screen in which its scrim fades out. Halfway it has half of its opacity.
 */
const fadeLength = 'var(--space-24)'

/**
 * Where that scrim fades in: at 46% of the window's height, below which bodies can be. For text that ends
 * above 68% the fade moves down, four times as fast as the text's end, out of the scrim. 100% is the height
 * of the text and of `fadeLength`.
 */
const fadeIn = `max(${placeAt(46)},${placeAt(46)} + (${placeAt(68)} + ${fadeLength} - 100%)*4)`

/**
 * `--rule` is a hairline, `--screen` a first screen's height, with a limit: programs open windows as high as
 * the page. Scrim behind the text of a first screen. In tall windows the text begins at `--text-top` and the
 * bodies stand below it. The scrim dims the scene behind long or large text that leaves no room for them.
 */
const heroScrim = `
:root{--rule:1px solid var(--line);--screen:min(100svh,1400px);
--text-top:calc(var(--header) + var(--space-16))}
${tallWindow}{
[data-hero]::before{--in:${fadeIn};content:'';position:absolute;z-index:-1;grid-row:1/2;
inset:0 0 calc(${fadeLength}*-1);
background:linear-gradient(to top,transparent,${withAlpha('ink-950', 43)} calc(${fadeLength}/2),
${scrim} ${fadeLength});
mask-image:linear-gradient(${fadeStops((share) => `calc(var(--in) + ${share * 16}svh)`).join(',')})}}`

/**
 * Rules of the surfaces between the scene and the text of a `Section`, by its `data-surface`. They stand in
 * the pages' heads: in the script of `Section`, which every page loads, they would be sent twice. Each
 * surface fades in over `--above` and out over `--below`.
 *
 * - A panel below a row of figures begins without a fade.
 * - Adjacent panels overlap. Longer fades would let the scene through between them.
 * - The surface of an open section begins and ends within the fades of the panels next to it, without a step.
 * - A fade above the footer would show a bright strip of the scene.
 * - The footer is opaque below its first 64px: a scene that ends behind its text shows as a step.
 * - In tall windows the surface of a section with `data-scene-gap` ends below the text, above the scene gap.
 */
export const surfaceRules = `${heroScrim}
[data-surface]{--above:var(--space-16);--below:var(--space-16)}
[data-surface=open]+[data-surface=panel],header+[data-surface=panel]{--above:var(--space-section)}
:has(>[data-strip]:last-child)+[data-surface=panel]{--above:0%}
[data-surface]::before{content:'';position:absolute;z-index:-1;inset:0;mask-image:${surfaceMask}}
[data-surface=panel]::before{background:${rowSurface}}
[data-surface=open]::before{inset-block:calc(var(--space-24)*-1);background:${openScrim}}
${besideBodies}{[data-surface=open]::before{background:${textScrim}}[data-beside]::before{
background:${besideSurface}}}
${insideOval}{[data-scrim=centre]::before{background:${centreScrim}!important}}
[data-surface]:where(:last-of-type){--below:0%}
[data-surface]:where(:last-of-type)::before{bottom:0}
#page>footer{background:linear-gradient(${withAlpha('ink-950', 94)},var(--ink-950) 64px)}
${tallWindow}{
:root{--scene-gap:calc(var(--screen)*${grid.sceneGap / 100})}
[data-surface][data-scene-gap]{--below:var(--space-24)}
[data-surface][data-scene-gap]::before{bottom:calc(var(--scene-gap) - var(--space-24))}}
@media print{[data-surface]::before,[data-hero]::before{display:none}
[data-hero]{min-height:0!important;padding-block:var(--space-6)!important}}`

/**
 * The header in the window. Where it would take a fifth of the height, it scrolls away with the page. In a
 * bar narrower than 17rem the logo has no name.
 */
const headerRules = `${shortWindow}{:root{--bar:0px}#page>header:not(:has(:popover-open)){position:absolute}}
#page>header>button:hover{border-color:var(--foam)}
@container (width < 17rem){#page>header>a{min-width:var(--target)}#page>header>a span{display:none}}`

/**
 * While a toast is open, the end of the page scrolls above it, and so does what gets the focus. A padding as
 * high as the window would scroll that out of it.
 */
const toastRules = `:root:has(footer [data-tone]){--toasts:8rem}
html{scroll-padding-top:calc(var(--bar) + var(--space-6));
scroll-padding-bottom:min(var(--toasts) + var(--space-6),100svh - var(--bar) - var(--space-12))}`

/** Rules of what stands in the window: the header and the toasts. */
export const barRules = headerRules + toastRules

/** Returns declarations of custom properties. `prefix` comes before each name. */
export function properties(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('')
}

/**
 * Keeps posters as they are where the system inverts the screen. Media Queries 5 lets browsers invert a
 * picture once more, so that it looks as on other screens: the text over a poster would be as dark as the
 * poster. A filter of the `picture` element also gives its image no size.
 */
const plainPosters = '#stage :is(picture,img){filter:none}'

/**
 * Rules for what visitors ask of their system: more contrast, less transparency, colors of their own.
 * Emotion's selectors outrank those of elements, hence `!important`. Browsers do not replace the colors of
 * SVG, which could match the background, so tokens are system colors there. On paper these are black and
 * white.
 */
export function preferenceRules(palette: Palette): string {
  const colors = colorsOf(palette)
  const systemColors = Object.keys(colors)
    .map((name) => `--${name}:${name.startsWith('ink') ? 'Canvas' : 'CanvasText'};`)
    .join('')
  return `
@media (prefers-contrast:more){
:root{--mist:var(--foam);--line:var(--foam);--line-strong:var(--foam);--clear:var(--ink-950)}
#backdrop{--dimmed:.15}}
@media (prefers-reduced-transparency:reduce){
:root{--clear:var(--ink-950)}
header{-webkit-backdrop-filter:none!important;backdrop-filter:none!important}}
${plainPosters}
@media print,(forced-colors:active){
:root{${systemColors}}}
@media (forced-colors:active){
/* No scene gap without a scene. */
:root{--accent:LinkText!important;--scene-gap:var(--space-section)!important}
#backdrop{display:none}}`
}
