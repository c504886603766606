import { properties } from './properties.ts'
import { colors, CONTRAST_BACKDROP_OPACITY, contrastColors, invertedColors } from './tokens.ts'

/**
 * Keeps posters as they are where the system inverts the screen. Media Queries 5 lets browsers invert a picture once more,
 * so that it looks as on other screens: the text over a poster would be as dark as the poster. A filter of the `picture`
 * element also gives its image no size.
 */
const plainPosters = '#stage :is(picture,img){filter:none}'

/** Maps tokens to system colors. Browsers do not replace the colors of SVG, which could match the background. */
function forcedColors(): string {
  return Object.keys(colors)
    .map((name) => `--${name}:${name.startsWith('ink') ? 'Canvas' : 'CanvasText'};`)
    .join('')
}

/**
 * Rules for what visitors ask of their system: more contrast, less transparency, an inverted screen, colors of their own.
 * Emotion's selectors outrank those of elements, hence `!important`.
 */
export const preferenceRules = `
@media (prefers-contrast:more){
:root{${properties('', contrastColors)}--clear:var(--ink-950)}
#backdrop{opacity:${CONTRAST_BACKDROP_OPACITY}}}
@media (prefers-reduced-transparency:reduce){
:root{--clear:var(--ink-950)}
header{-webkit-backdrop-filter:none!important;backdrop-filter:none!important}}
@media (inverted-colors:inverted){
:root{${properties('', invertedColors)}}}
${plainPosters}
@media (forced-colors:active){
:root{${forcedColors()}--accent:LinkText!important}
/* No open water without a scene. */
:root{--water:var(--space-section)!important}
#backdrop{display:none}}`
