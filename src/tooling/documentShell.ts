import type { Plugin } from 'vite'
import { openingOf, routes, routesWith, type RouteId } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { rightToLeftCss } from '../theme/direction.ts'
import { backdropCss } from '../backdrop/backdropCss.ts'
import { posterPlaces } from '../backdrop/scriptedCss.ts'
import { posterElement, type ElementDescription } from '../backdrop/posters.ts'
import type { Content } from './content/contentSchemas.ts'
import type { Site } from './content/readSite.ts'

function isRightToLeft(language: string): boolean {
  // Node has the method of the standard, TypeScript the getter before it.
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction: string } }
  return locale.getTextInfo().direction === 'rtl'
}

/** Returns the attributes of a document's root element for a language: `lang="he" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`
}

/** Returns the styles of a document that its language's direction asks for. */
export const directionCss = (language: string) => (isRightToLeft(language) ? rightToLeftCss : '')

function serialize({ tag, attributes, children }: ElementDescription): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const content = children.map(serialize).join('')
  // `source` and `img` are void elements: they have no end tag.
  const end = tag === 'div' || children.length > 0 ? `</${tag}>` : ''
  return `<${tag}${list.join('')}>${content}${end}`
}

/**
 * Fills a template, such as index.html, for one page of a content: its language, route and poster, and the
 * markup of its head and of the app.
 */
export function filledTemplate(
  template: string,
  id: RouteId,
  { agency, language }: Content,
  base: string,
  { head, app }: { head: string; app: string },
): string {
  const poster = serialize(posterElement(openingOf(id, agency.scenes ?? {}), base))
  return template
    .replace('<html ', `<html ${languageAttributes(language)} `)
    .replace('data-route="home"', `data-route="${id}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--poster-->', () => poster)
    .replace('<!--app-->', () => app)
}

/**
 * Emits the fonts and pictures, and writes the theme color into the document. In development it also
 * fills the rest of the template: language, route, styles and poster. In a build, prerendering does that.
 */
export function documentShell(site: Site, base: string): Plugin {
  const fontsOf = () => site.fonts.get(site.content.language) ?? []
  return {
    name: 'tidewright:document-shell',
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, bytes } of [...fontsOf(), ...site.pictures.files])
        this.emitFile({ type: 'asset', fileName, source: await bytes() })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Share pictures show all languages.
        const files = [...site.fonts.values(), site.pictures.files].flat()
        const file = files.find(({ fileName }) => request.url === `/${fileName}`)
        if (!file) return next()
        response.setHeader('Content-Type', file.type)
        file.bytes().then((bytes) => response.end(bytes), next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler(source, { server, originalUrl }) {
        const { content } = site
        const { palette, paths } = content
        const themeColor = `<meta name="theme-color" content="${palette.ground}" />`
        const html = source.replace('<!--theme-color-->', themeColor)
        if (!server) return html
        const path = (originalUrl ?? '/').replace(/[?#].*/, '')
        const route = routes.find(({ id }) => paths[id] === path || path.startsWith(`${paths[id]}/`))
        const fontsCss = fontsOf().map((font) => font.css)
        const shown = routesWith(content)
        const css = globalCss(shown, palette, backdropCss(shown)) + directionCss(content.language)
        const head = `<style>${fontsCss.join('')}${css}${posterPlaces()}</style>`
        return filledTemplate(html, route?.id ?? 'notFound', content, base, { head, app: '' })
      },
    },
  }
}
