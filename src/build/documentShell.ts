import type { Plugin } from 'vite'
import { routeOf } from '../routes/served.ts'
import { routeById, routes } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { colors } from '../theme/tokens.ts'
import { contourMarkup } from './contours.ts'
import type { PreparedFont } from './fonts.ts'
import { markSvg } from './markSvg.ts'
import { posterMarkup } from './posterMarkup.ts'

/**
 * Emits the fonts and the mark, and writes the theme color into the document. In development it also fills the
 * document's placeholders with the global styles, the contours and the poster; prerendering does that in a build.
 */
export function documentShell(fonts: readonly PreparedFont[]): Plugin {
  const files = [
    { name: 'mark.svg', type: 'image/svg+xml', content: markSvg() },
    ...fonts.map(({ fileName, bytes }) => ({ name: fileName, type: 'font/woff2', content: bytes })),
  ]
  return {
    name: 'tidewright:document-shell',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, content } of files) this.emitFile({ type: 'asset', fileName: name, source: content })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${name}`)
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', file.type)
        response.end(file.content)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler(source, { server, originalUrl }) {
        const themeColor = `<meta name="theme-color" content="${colors['ink-950']}" />`
        const html = source.replace('<!--theme-color-->', themeColor)
        if (!server) return html
        const { scene } = routeById(routeOf((originalUrl ?? '/').replace(/[?#].*/, '')))
        const styles = fonts.map((font) => font.css).join('') + globalCss(routes)
        return html
          .replace('<!--head-->', () => `<style>${styles}</style>`)
          .replace('<!--contours-->', () => contourMarkup())
          .replace('<!--poster-->', () => posterMarkup(scene))
          .replace('<!--app-->', '')
      },
    },
  }
}
