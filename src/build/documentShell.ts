import type { Plugin } from 'vite'
import { routeById, routeOf, routes } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { colors } from '../theme/tokens.ts'
import { contourMarkup } from './contours.ts'
import type { PreparedFont } from './fonts.ts'
import { posterMarkup } from './posterMarkup.ts'

/**
 * Emits the fonts and the browser's own colour, and in development puts into the served document what prerendering puts
 * into the built ones: the global styles, the chart lines and the poster.
 */
export function documentShell(fonts: readonly PreparedFont[]): Plugin {
  return {
    name: 'tidewright:document-shell',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const font of fonts) this.emitFile({ type: 'asset', fileName: font.fileName, source: font.bytes })
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
        const route = routeOf((originalUrl ?? '/').replace(/[?#].*/, ''))
        const styles = fonts.map((font) => font.css).join('') + globalCss(routes)
        return html
          .replace('<!--head-->', () => `<style>${styles}</style>`)
          .replace('<!--contours-->', () => contourMarkup())
          .replace('<!--poster-->', () => posterMarkup(routeById(route).scene))
          .replace('<!--app-->', '')
      },
    },
  }
}
