import type { Plugin } from 'vite'

/** `documentShell` replaces the comments, as in index.html. */
const page = `<!doctype html>
<html data-route="home">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Scene lab</title>
    <!--head-->
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <script type="module" src="/src/lab/main.tsx"></script>
  </head>
  <body>
    <div id="backdrop" aria-hidden="true"></div>
    <div id="root"></div>
  </body>
</html>
`

/** Serves the scene lab at /lab on the development server. Builds do not contain it. */
export function labPage(): Plugin {
  return {
    name: 'tidewright:lab',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        if (!/^\/lab(\?|$)/.test(url)) next()
        else
          server.transformIndexHtml('/lab', page, url).then((html) => {
            response.setHeader('Content-Type', 'text/html;charset=utf-8')
            response.end(html)
          }, next)
      })
    },
  }
}
