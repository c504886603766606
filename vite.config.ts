import { rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { demoServices } from './src/build/demo/demoServices.ts'
import { documentShell } from './src/build/documentShell.ts'
import { prepareFonts } from './src/build/fonts.ts'
import { prerenderSite } from './src/build/prerender.ts'
import { siteServer } from './src/build/siteServer.ts'
import { resolveConfig } from './src/config/resolve.ts'

const root = import.meta.dirname
const cacheFolder = join(root, 'node_modules/.cache/tidewright')

/** CommonJS that @emotion/react brings for its withTheme, which the site does not use: 2 kB gzipped. */
const UNUSED_BY_EMOTION = /node_modules\/(hoist-non-react-statics|react-is)\//

/** What every page runs on, in one chunk of its own that a new version of the site leaves in the caches. */
const EVERY_PAGE =
  /node_modules\/((react|react-dom|scheduler|stylis|wouter|regexparam|@emotion\/\w+)\/|zustand\/esm\/(vanilla|react|index))/

export default defineConfig(async ({ mode, command, isPreview }): Promise<ViteUserConfig> => {
  const demo = mode !== 'production'
  const config = resolveConfig({ ...loadEnv(mode, root, 'VITE_') }, demo ? 'demo' : 'production')
  const outDir = join(root, demo ? 'dist-demo' : 'dist')
  const serverDir = join(cacheFolder, `server-${config.mode}`)
  const fonts = await prepareFonts(join(cacheFolder, 'fonts'))
  const plugins: Plugin[] = [
    documentShell(fonts),
    ...(demo ? [demoServices(join(root, '.mailbox'))] : []),
    siteServer(outDir),
  ]

  return {
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [react(), ...plugins],
    resolve: {
      alias: {
        // React has had this hook of its own since 18; wouter imports the shim for older ones.
        'use-sync-external-store/shim/index.js': 'react',
        '@emotion/is-prop-valid': join(root, 'src/build/anyProp.ts'),
      },
    },
    define: { __SITE_CONFIG__: JSON.stringify(config) },
    // The environment is read above, validated; nothing else of it may reach a bundle.
    envPrefix: 'TIDEWRIGHT_NOTHING_',
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
    worker: { format: 'es' },
    build: { target: 'es2022', modulePreload: { polyfill: false } },
    environments: {
      client: {
        build: {
          outDir,
          emptyOutDir: true,
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
        await builder.build(builder.environments['client']!)
        await builder.build(builder.environments['ssr']!)
        await prerenderSite({ config, outDir, serverEntry: join(serverDir, 'entry-server.js'), fonts })
        rmSync(serverDir, { recursive: true })
      },
    },
    test: {
      environment: 'node',
      include: ['tests/{unit,scenes}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/helpers/setup.ts'],
      server: { deps: { inline: [/@react-three/] } },
    },
    ssr: { resolve: { mainFields: ['module', 'main'] } },
  }
})
