import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ProblemsError } from '../shared/errors.ts'
import { openingOf, routes } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { colors } from '../theme/tokens.ts'
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

/**
 * Emits the fonts, and writes the theme color into the document. In development it also fills the document's
 * placeholders with the global styles and the poster; prerendering does that in a build.
 */
export function documentShell(fonts: readonly PreparedFont[]): Plugin {
  return {
    name: 'tidewright:document-shell',
    // Before the build empties its folder. An error in a later hook is printed with rolldown's stack.
    configResolved({ command, publicDir }) {
      if (command === 'build') checkMark(join(publicDir, 'mark.svg'))
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, bytes } of fonts) this.emitFile({ type: 'asset', fileName, source: bytes })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const font = fonts.find(({ fileName }) => request.url === `/${fileName}`)
        if (!font) {
          next()
          return
        }
        response.setHeader('Content-Type', 'font/woff2')
        response.end(font.bytes)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler(source, { server, originalUrl }) {
        const themeColor = `<meta name="theme-color" content="${colors['ink-950']}" />`
        const html = source.replace('<!--theme-color-->', themeColor)
        if (!server) return html
        const path = (originalUrl ?? '/').replace(/[?#].*/, '')
        const route = routes.find((row) => row.path === path)
        const opening = openingOf(route?.id ?? 'notFound')
        const styles = fonts.map((font) => font.css).join('') + globalCss(routes)
        return html
          .replace('<!--head-->', () => `<style>${styles}</style>`)
          .replace('<!--poster-->', () => posterMarkup(opening))
          .replace('<!--app-->', '')
      },
    },
  }
}
