import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { demoServices } from './src/build/demo/demoServices.ts'
import { documentShell } from './src/build/documentShell.ts'
import { prepareFonts } from './src/build/fonts.ts'
import { labPage } from './src/build/labPage.ts'
import { prerenderSite } from './src/build/prerender.ts'
import { siteServer } from './src/build/siteServer.ts'
import { stripGlslFiles } from './src/build/stripGlsl.ts'
import { trimThree } from './src/build/trimThree.ts'
import { resolveConfig } from './src/config/resolve.ts'

const root = import.meta.dirname
const cacheFolder = join(root, 'node_modules/.cache/tidewright')

/** CommonJS that @emotion/react brings for its withTheme, which the site does not use: 2 kB gzipped. */
const UNUSED_BY_EMOTION = /node_modules\/(hoist-non-react-statics|react-is)\//

/** What every page runs on, in one chunk of its own that a new version of the site leaves in the caches. */
const EVERY_PAGE =
  /node_modules\/((react|react-dom|scheduler|stylis|wouter|regexparam|@emotion\/\w+)\/|zustand\/esm\/(vanilla|react|index))/

/** Runs in a worker, where React's hot reload finds no window; a change there reloads the page. */
const IN_WORKER = /src\/(scenes|motion|backdrop)\//

export default defineConfig(async ({ mode, command, isPreview }): Promise<ViteUserConfig> => {
  const demo = mode !== 'production'
  // A preview serves what was built, whatever the environment says now.
  const config = resolveConfig(loadEnv(mode, root, 'VITE_'), demo || isPreview ? 'demo' : 'production')
  const outDir = join(root, demo ? 'dist-demo' : 'dist')
  const serverDir = join(cacheFolder, `server-${config.mode}`)
  const fonts = await prepareFonts(join(cacheFolder, 'fonts'))
  const plugins: Plugin[] = [
    documentShell(fonts),
    labPage(),
    ...(demo ? [demoServices(join(root, '.mailbox'))] : []),
    siteServer(),
    trimThree(root),
    stripGlslFiles(),
  ]

  return {
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [react({ exclude: [/node_modules/, IN_WORKER] }), ...plugins],
    resolve: {
      alias: {
        // React has had this hook of its own since 18; wouter imports the shim for older ones.
        'use-sync-external-store/shim/index.js': 'react',
        '@emotion/is-prop-valid': join(root, 'src/build/anyProp.ts'),
      },
    },
    define: {
      __SITE_CONFIG__: JSON.stringify(config),
      __VITALS_URL__: JSON.stringify(config.vitalsUrl),
    },
    // The environment is read above, validated; nothing else of it may reach a bundle.
    envPrefix: 'TIDEWRIGHT_NOTHING_',
    server: { port: 5173 },
    // The crawl for packages begins here, so that the lab's first visit finds all of them ready.
    optimizeDeps: { entries: ['index.html', 'src/lab/main.tsx', 'src/backdrop/worker.ts'] },
    preview: { port: 4173, strictPort: true },
    worker: { format: 'es', plugins: () => [trimThree(root), stripGlslFiles()] },
    build: {
      // three.js alone is larger than the usual warning; tests/built/sizes.test.ts holds the real budgets.
      chunkSizeWarningLimit: 1000,
      target: 'es2022',
      modulePreload: { polyfill: false },
      outDir,
      emptyOutDir: true,
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            treeshake: { moduleSideEffects: [{ test: UNUSED_BY_EMOTION, sideEffects: false }] },
            output: { codeSplitting: { groups: [{ name: 'library', test: EVERY_PAGE }] } },
          },
        },
      },
      ssr: {
        build: {
          outDir: serverDir,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('The build needs its client and ssr environments.')
        await builder.build(client)
        await builder.build(ssr)
        const site = resolve(root, client.config.build.outDir)
        await prerenderSite({ config, outDir: site, serverEntry: join(serverDir, 'entry-server.js'), fonts })
        rmSync(serverDir, { recursive: true })
      },
    },
    test: {
      environment: 'node',
      include: ['tests/{unit,scenes,built}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/helpers/setup.ts'],
      // Fiber 9 still makes one of these per root; nothing else is hidden.
      onConsoleLog: (log) => !log.startsWith('THREE.Clock: This module has been deprecated'),
      server: { deps: { inline: [/@react-three/] } },
    },
    ssr: { resolve: { mainFields: ['module', 'main'] } },
  }
})
