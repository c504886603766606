import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { buildSite } from './src/tooling/buildSite.ts'
import { contentPlugin } from './src/tooling/content/contentPlugin.ts'
import { configFor } from './src/tooling/content/readContent.ts'
import { ContentError } from './src/tooling/content/contentSchemas.ts'
import { readSite } from './src/tooling/content/readSite.ts'
import { demoServices } from './src/tooling/demoServices.ts'
import { documentShell } from './src/tooling/documentShell.ts'
import { editor, problemsPage } from './src/tooling/editor.ts'
import { siteServer } from './src/tooling/siteServer.ts'
import { collapseStyles, plainImports, stripGlslFiles } from './src/tooling/stripSources.ts'
import { trimThree } from './src/tooling/trimThree.ts'
import { demoConfig } from './src/config/demo.ts'
import { readSiteUrl } from './src/config/variables.ts'
import { baseOf } from './src/shared/paths.ts'
import packageJson from './package.json' with { type: 'json' }

const root = import.meta.dirname
const stubs = join(root, 'src/tooling/stubs.ts')

/** The browsers of package.json, as the bundler names them. */
const SCRIPT_TARGETS = packageJson.browserslist.map((entry) =>
  entry.replace('ios_saf', 'ios').replace(' >= ', ''),
)

/**
 * Dependencies of emotion's withTheme, which the site does not use. Without this the bundle keeps 2 kB of
 * them.
 */
const SIDE_EFFECT_FREE = /node_modules\/(hoist-non-react-statics|react-is)\//

/** Packages of every page. Their chunk stays cached when a deploy changes the site's code. */
const SHARED_PACKAGES = [
  /node_modules\/(react|react-dom|scheduler|stylis|wouter|@emotion\/\w+)\//,
  /node_modules\/zustand\/esm\/(vanilla|react|index)/,
]

/**
 * Code of several pages: a chunk for each set of pages that share it, and small chunks together. Without
 * this, a page loads up to ten chunks of 150 to 700 bytes, which compress badly.
 */
const SHARED_BY_PAGES = {
  name: 'shared',
  // Relative to the project: a folder above it can have the same names. watch would go into a chunk of the
  // home page, reading.ts into that of the services, the calendar into one of every page with figures.
  test: (id: string) =>
    id.startsWith('\0virtual:content/') ||
    /^src\/(ui|theme|pages(?!\/common\/(Scheduler|watch|reading))|shared|app)\//.test(
      relative(root, id).replaceAll('\\', '/'),
    ),
  minShareCount: 2,
  entriesAware: true,
  /** Bytes of source below which the bundler merges such a chunk into another one. */
  entriesAwareMergeThreshold: 5000,
  priority: 1,
}

export default defineConfig(async ({ mode, command, isPreview }): Promise<UserConfig> => {
  // A variable of the machine or of an .env file must not choose the React that is built or tested.
  process.env['VITE_USER_NODE_ENV'] = ''
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  else if (process.env['VITEST']) process.env['NODE_ENV'] = 'test'
  const isDemo = mode !== 'production'
  const outDir = join(root, isDemo ? 'dist-demo' : 'dist')
  // Demo mode reads no variables. A preview serves built files, without variables and the content's check.
  const siteUrl = isDemo || isPreview ? null : readSiteUrl(root)
  const base = baseOf(siteUrl ?? demoConfig.siteUrl)
  const { site, problems } = isPreview ? { site: null, problems: [] } : await readSite(root, base)
  if (problems.length > 0) {
    const error = new ContentError(problems)
    if (command === 'build' || process.env['VITEST']) throw error
    console.error(error.message)
    // The editor opens, to mend them.
    return {
      appType: 'custom',
      envDir: false,
      optimizeDeps: { noDiscovery: true },
      plugins: [editor(), problemsPage(problems)],
      server: { port: 5173 },
    }
  }
  const config = site ? configFor(siteUrl, site.contents) : demoConfig
  // In the project, where its modules find the packages.
  const serverDir = `${outDir}-server`
  const contentModules = () => (site ? [contentPlugin(config, site)] : [])
  const plugins: Plugin[] = [
    ...contentModules(),
    ...(site ? [documentShell(site, base)] : []),
    editor(),
    ...(isDemo ? [demoServices()] : []),
    // After the demo services, because it answers every other path.
    ...(isPreview ? [siteServer()] : []),
    trimThree(root),
    stripGlslFiles(),
    collapseStyles(),
    plainImports(),
  ]

  return {
    base,
    // A preview must not answer unknown paths with index.html.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [react(), ...plugins],
    resolve: {
      alias: {
        // wouter imports a shim for React before version 18.
        'use-sync-external-store/shim/index.js': 'react',
        '@emotion/is-prop-valid': stubs,
        regexparam: stubs,
        '@tanstack/devtools-event-client': join(root, 'src/tooling/noDevtools.ts'),
      },
    },
    define: {
      __SITE_CONFIG__: JSON.stringify(config),
    },
    // A prefix that no variable has, and no .env files: bundles get the environment through __SITE_CONFIG__
    // only, validated.
    envPrefix: 'TIDEWRIGHT_NOTHING_',
    envDir: false,
    server: { port: 5173 },
    // Without these entries Vite finds the lab's packages at its first visit, bundles them and reloads the
    // page.
    optimizeDeps: { entries: ['index.html', 'src/lab/main.tsx', 'src/stage/stage.worker.ts'] },
    preview: { port: 4173, strictPort: true },
    worker: {
      format: 'es',
      plugins: () => [...contentModules(), trimThree(root), stripGlslFiles()],
    },
    build: {
      // three.js exceeds the default limit. tests/built/sizes.test.ts checks the budgets.
      chunkSizeWarningLimit: 1000,
      target: SCRIPT_TARGETS,
      // The start script preloads the page's chunks. Links for the chunks of other pages would keep the main
      // thread busy. Without them, a chunk's imports start one round trip later.
      modulePreload: false,
      outDir,
      // The builds of all languages write to it.
      emptyOutDir: false,
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            treeshake: { moduleSideEffects: [{ test: SIDE_EFFECT_FREE, sideEffects: false }] },
            output: {
              // The bundler lists the pages that share a chunk in its name, after "~".
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
              codeSplitting: {
                groups: [
                  {
                    name: 'library',
                    test: (id: string) => SHARED_PACKAGES.some((each) => each.test(id)),
                    priority: 3,
                  },
                  // Code of the entry stays out of the chunks below, or each visit would load them.
                  { name: 'shell', tags: ['$initial'], priority: 2 },
                  SHARED_BY_PAGES,
                ],
              },
            },
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
        if (site) await buildSite(builder, config, site)
      },
    },
  }
})
