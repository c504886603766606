import { renameSync, rmSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { ConfigEnv, Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { contentPlugin } from './src/tooling/content/contentPlugin.ts'
import { configFor, ContentError } from './src/tooling/content/readContent.ts'
import { readSite } from './src/tooling/content/readSite.ts'
import { demoServices } from './src/tooling/demoServices.ts'
import { lockFolder, replaceFolder } from './src/tooling/files.ts'
import { documentShell } from './src/tooling/documentShell.ts'
import { editor, editorAlone } from './src/tooling/editor.ts'
import { hostsFolderOf, prepareForHosts } from './src/tooling/hosts/prepareForHosts.ts'
import { removeUnshown } from './src/tooling/pictures/shown.ts'
import { prerenderSite } from './src/tooling/prerender.ts'
import { writeSiteFiles } from './src/tooling/siteFiles.ts'
import { siteServer } from './src/tooling/siteServer.ts'
import { collapseStyles, plainImports, stripGlslFiles } from './src/tooling/stripSources.ts'
import { trimThree } from './src/tooling/trimThree.ts'
import { demoConfig } from './src/config/demo.ts'
import { readProductionConfig } from './src/config/variables.ts'
import { ProblemsError } from './src/shared/errors.ts'
import { baseOf } from './src/shared/paths.ts'

const root = import.meta.dirname
const stubs = join(root, 'src/tooling/stubs.ts')

/** Dependencies of emotion's withTheme, which the site does not use. Without this the bundle keeps 2 kB of them. */
const SIDE_EFFECT_FREE = /node_modules\/(hoist-non-react-statics|react-is)\//

/** Packages of every page. Their chunk stays cached when a deploy changes the site's code. */
const SHARED_PACKAGES =
  /node_modules\/((react|react-dom|scheduler|stylis|wouter|@emotion\/\w+)\/|zustand\/esm\/(vanilla|react|index))/

/**
 * Code of several pages: a chunk for each set of pages that share it, and small chunks together. Without this, a page
 * loads up to ten chunks of 150 to 700 bytes, which compress badly.
 */
const SHARED_BY_PAGES = {
  name: 'shared',
  // Relative to the project: a folder above it can have the same names. watch.ts would go into a chunk of the home page.
  test: (id: string) =>
    id.startsWith('\0virtual:content/') ||
    /^src\/(ui|theme|pages(?!\/common\/watch)|shared|app)\//.test(relative(root, id).replaceAll('\\', '/')),
  minShareCount: 2,
  entriesAware: true,
  /** Bytes of source below which the bundler merges such a chunk into another one. */
  entriesAwareMergeThreshold: 5000,
  priority: 1,
}

/**
 * Tests that share no module with others, because they replace modules. V8 would not compile what allocation.test.tsx measures:
 * other tests run the same functions with other types of values.
 */
const ALONE = ['tests/scenes/{allocation,createStage}.test.*', 'tests/unit/{footer,links}.test.tsx']

/** The development server on content with problems: the editor alone, to mend them. */
const editorOnly: ViteUserConfig = {
  appType: 'custom',
  envDir: false,
  optimizeDeps: { noDiscovery: true },
  plugins: [editor(), editorAlone()],
  server: { port: 5173 },
}

export default defineConfig(async (environment) => {
  try {
    return await siteConfig(environment)
  } catch (error) {
    if (!(error instanceof ContentError) || environment.command === 'build' || process.env['VITEST'])
      throw error
    console.error(error.message)
    return editorOnly
  }
})

async function siteConfig({ mode, command, isPreview }: ConfigEnv): Promise<ViteUserConfig> {
  // A variable of the machine or of an .env file must not choose the React that is built or tested.
  process.env['VITE_USER_NODE_ENV'] = ''
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  else if (process.env['VITEST']) process.env['NODE_ENV'] = 'test'
  // Vite takes what follows for a part of an address.
  if (/[#?]/.test(root))
    throw new ProblemsError('The site cannot be built in this folder:', [
      `${root} has # or ? in its path; rename the folder`,
    ])
  const isDemo = mode !== 'production'
  const outDir = join(root, isDemo ? 'dist-demo' : 'dist')
  // Demo mode reads no variables. A preview serves built files: it must start without production's variables, and checks no content.
  const variables = isDemo || isPreview ? demoConfig : readProductionConfig(root)
  const base = baseOf(variables.siteUrl)
  const { site, problems } = isPreview ? { site: null, problems: [] } : await readSite(root, base)
  if (problems.length > 0) throw new ContentError(problems)
  const config = configFor(variables, site?.contents ?? [])
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
    // A prefix that no variable has, and no .env files: bundles get the environment through __SITE_CONFIG__ only, validated.
    envPrefix: 'TIDEWRIGHT_NOTHING_',
    envDir: false,
    server: { port: 5173 },
    // Without these entries Vite finds the lab's packages at its first visit, bundles them and reloads the page.
    optimizeDeps: { entries: ['index.html', 'src/lab/main.tsx', 'src/stage/stage.worker.ts'] },
    preview: { port: 4173, strictPort: true },
    worker: {
      format: 'es',
      plugins: () => [...contentModules(), trimThree(root), stripGlslFiles()],
    },
    build: {
      // three.js exceeds the default limit. tests/built/sizes.test.ts checks the budgets.
      chunkSizeWarningLimit: 1000,
      target: 'es2022',
      // The start script preloads the page's chunks. Links for the chunks of other pages would keep the main thread busy.
      // Without them, a chunk's imports start one round trip later.
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
                  { name: 'library', test: SHARED_PACKAGES, priority: 3 },
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
        const { client, ssr } = builder.environments
        if (!client || !ssr || !site) throw new Error('Vite created no client or no ssr environment')
        const { contents } = site
        // A server may serve the folder meanwhile, and the build may fail: the finished site takes its place.
        const servedDir = resolve(root, client.config.build.outDir)
        const nextDir = `${servedDir}-next`
        const siteDir = join(nextDir, basename(servedDir))
        const unlock = lockFolder(nextDir)
        client.config.build.outDir = siteDir
        let styleHashes: ReadonlySet<string> = new Set()
        // Every build writes its template to index.html, which is a page of the first language.
        for (const content of contents.toReversed()) {
          const { language } = content
          site.content = content
          await builder.build(client)
          await builder.build(ssr)
          // Node keeps the modules of a path that it has imported.
          const languageDir = `${serverDir}-${language}`
          rmSync(languageDir, { recursive: true, force: true })
          renameSync(serverDir, languageDir)
          const entry = join(languageDir, 'entry-server.js')
          const hashes = await prerenderSite(config, content, site.fonts.get(language) ?? [], siteDir, entry)
          rmSync(languageDir, { recursive: true })
          styleHashes = styleHashes.union(hashes)
        }
        writeSiteFiles(config, contents, siteDir)
        removeUnshown(siteDir, contents)
        await prepareForHosts({
          config,
          styleHashes: [...styleHashes],
          outDir: siteDir,
          vercelRoot: process.env['VERCEL'] && config.mode === 'production' ? root : null,
        })
        replaceFolder(siteDir, servedDir)
        replaceFolder(hostsFolderOf(siteDir), hostsFolderOf(servedDir))
        rmSync(nextDir, { recursive: true })
        unlock()
        client.config.logger.info(`The site is in ${relative(root, servedDir)}.`)
      },
    },
    test: {
      environment: 'node',
      // It keeps the modules of the content, and does not see that a file of theirs changed.
      fsModuleCache: false,
      // Files share their modules, which takes half of the time.
      projects: [
        { include: ['tests/{unit,scenes,built}/**/*.test.{ts,tsx}'], exclude: ALONE, isolate: false },
        { include: ALONE },
      ].map((test, index) => ({
        extends: true as const,
        test: { ...test, name: index ? 'alone' : 'shared' },
      })),
      setupFiles: ['tests/helpers/setup.ts'],
      tags: [{ name: 'deep', description: 'Repeats a test for more scenes. Only test:deep runs it.' }],
      // The default leaves one core out, which is half of the smallest machine.
      maxWorkers: '100%',
      // No test measures time. A slow machine must not fail one that builds a site or starts a server.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // React Three Fiber 9 creates a deprecated THREE.Clock per root.
      onConsoleLog: (log) => !log.startsWith('THREE.Clock: This module has been deprecated'),
      // Vite loads the ES modules of these packages (`mainFields` below). They import the same three.js as the scenes.
      server: { deps: { inline: [/@react-three/] } },
    },
    ssr: { resolve: { mainFields: ['module', 'main'] } },
  }
}
