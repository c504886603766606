import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ProblemsError } from '../shared/errors.ts'
import { openingOf, routes } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { readContent } from './content/readContent.ts'
import type { CurrentLanguage } from './content/contentPlugin.ts'
import type { PreparedFont } from './fonts.ts'
import { posterMarkup } from './posterMarkup.ts'

/** @throws {ProblemsError} for a mark that is missing or no SVG */
function checkMark(file: string): void {
  const problem = !existsSync(file)
    ? 'is missing'
    : /<svg[\s>][\s\S]*<\/svg>/.test(readFileSync(file, 'utf8'))
      ? null
      : 'is no SVG'
  if (problem) throw new ProblemsError('The mark cannot be shown:', [`public/mark.svg ${problem}`])
}

export function isRightToLeft(language: string): boolean {
  // Node has the method of the standard, TypeScript the getter before it.
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction: string } }
  return locale.getTextInfo().direction === 'rtl'
}

/** Returns the attributes of a document's root element for a language: `lang="he" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`
}

/**
 * Emits the fonts and pictures, and writes the theme color into the document. In development it also writes the language, the
 * global styles and the poster; prerendering does that in a build.
 */
export function documentShell(
  fontsByLanguage: ReadonlyMap<string, readonly PreparedFont[]>,
  current: CurrentLanguage,
  base: string,
): Plugin {
  const fontsOf = () => fontsByLanguage.get(current.content.language) ?? []
  return {
    name: 'tidewright:document-shell',
    sharedDuringBuild: true,
    // Before the build empties its folder. An error in a later hook is printed with rolldown's stack.
    configResolved({ command, publicDir }) {
      if (command === 'build') checkMark(join(publicDir, 'mark.svg'))
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, bytes } of current.pictures.files)
        this.emitFile({ type: 'asset', fileName, source: await bytes() })
      for (const { fileName, bytes } of fontsOf()) this.emitFile({ type: 'asset', fileName, source: bytes })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const fonts = fontsOf().map(({ fileName, bytes }) => ({
          fileName,
          type: 'font/woff2',
          bytes: async () => bytes,
        }))
        const file = [...fonts, ...current.pictures.files].find(
          ({ fileName }) => request.url === `/${fileName}`,
        )
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', file.type)
        file.bytes().then((bytes) => response.end(bytes), next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler(source, { server, originalUrl }) {
        const { palette } = server ? readContent() : current.content
        const themeColor = `<meta name="theme-color" content="${palette.ground}" />`
        const html = source.replace('<!--theme-color-->', themeColor)
        if (!server) return html
        const path = (originalUrl ?? '/').replace(/[?#].*/, '')
        const { paths } = current.content
        const route = routes.find(({ id }) => paths[id] === path || path.startsWith(`${paths[id]}/`))
        const opening = openingOf(route?.id ?? 'notFound')
        const styles =
          fontsOf()
            .map((font) => font.css)
            .join('') + globalCss(routes, palette)
        return html
          .replace('<html ', `<html ${languageAttributes(current.content.language)} `)
          .replace('<!--head-->', () => `<style>${styles}</style>`)
          .replace('<!--poster-->', () =>
            posterMarkup(opening, base, isRightToLeft(current.content.language)),
          )
          .replace('<!--app-->', '')
      },
    },
  }
}
