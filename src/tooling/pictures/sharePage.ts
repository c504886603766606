import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routesWith, type Route } from '../../routes/table.ts'
import { escapeHtml } from '../../shared/text.ts'
import { baseCss } from '../../theme/css.ts'
import { colorsOf } from '../../theme/palette.ts'
import { wordmarkCss } from '../../theme/media.ts'
import type { Content, Contents } from '../content/contentSchemas.ts'
import { directionCss, languageAttributes } from '../documentShell.ts'
import type { PreparedFont } from '../fonts.ts'
import { lineHeightOf } from '../widestWords.ts'

/**
 * Returns the words of a share picture: the agency's name, the page's title or the home page's headline, the
 * tagline.
 */
function shareWords({ agency, pageHeads, words }: Content, { id }: Route): [string, string, string] {
  return [agency.name, id === 'home' ? words.heads.shareTitle : pageHeads[id].title, agency.tagline]
}

const styles = `
body{min-height:0;height:100vh;overflow:hidden}
#scene{position:absolute;inset:0;width:100%;height:100%}
main{position:absolute;inset:64px 72px;display:flex;flex-direction:column;justify-content:space-between}
header{display:flex;align-items:center;gap:16px;font-size:30px;${wordmarkCss}}
header img{width:44px;height:44px}
h1{max-width:620px;font-size:92px;line-height:1;letter-spacing:-.03em}
footer{font:400 22px/1 var(--font-mono);color:var(--mist)}
`

/**
 * Returns the document of a share picture: the page's title over its scene. `scene` is a PNG, null for a page
 * without a scene.
 */
export function sharePage(
  content: Content,
  route: Route,
  fonts: readonly PreparedFont[],
  scene: Buffer | null,
): string {
  const { language, palette } = content
  const [name, title, tagline] = shareWords(content, route).map(escapeHtml)
  const lineHeight = lineHeightOf(title ?? '', fonts, 1)
  const css =
    fonts.map((font) => font.css).join('') +
    baseCss([route], palette) +
    directionCss(language) +
    styles +
    (lineHeight > 1 ? `h1{line-height:${lineHeight.toFixed(2)}}` : '')
  const picture = scene
    ? `<img id="scene" src="data:image/png;base64,${scene.toString('base64')}" alt="">`
    : ''
  return `<!doctype html><html ${languageAttributes(language)} data-route="${route.id}">
<head><meta charset="utf-8"><style>${css}</style></head><body>
<div id="backdrop">${picture}</div>
<main>
<header><img src="/mark.svg" alt="">${name}</header>
<h1>${title}</h1>
<footer>${tagline}</footer>
</main>
</body></html>`
}

/** What `npm run pictures` took last. */
interface Taken {
  /**
   * The `shareText` of the share pictures, by which `npm run preflight` finds that they show another name,
   * title or palette.
   */
  words: string
  /** The `shadersHash` of what drew the posters. */
  shaders: string
  /** A hash of the poses that each poster shows, by its name. */
  poses: Readonly<Record<string, string>>
}
export const TAKEN_FILE = join(import.meta.dirname, 'taken.json')
export const readTaken = () => JSON.parse(readFileSync(TAKEN_FILE, 'utf8')) as Taken

/** Returns what the share pictures say, are coloured with, and show in place of the pages' own scenes. */
export function shareText(contents: Contents): string {
  const shared = routesWith(contents[0]).filter(({ noindex }) => !noindex)
  const words = new Set(contents.flatMap((content) => shared.flatMap((route) => shareWords(content, route))))
  const { agency, palette } = contents[0]
  const scenes = Object.entries(agency.scenes ?? {}).flat()
  return [...words, ...Object.values(colorsOf(palette)), ...scenes].join(' · ')
}
