import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { siteHandler } from './siteHandler.ts'

/** Makes `vite preview` answer as the site's hosts do, with the same headers, redirects and compressed files. */
export function siteServer(): Plugin {
  return {
    name: 'tidewright:site-server',
    configurePreviewServer(server) {
      const { root, build } = server.config
      server.middlewares.use(siteHandler(resolve(root, build.outDir)))
    },
  }
}
