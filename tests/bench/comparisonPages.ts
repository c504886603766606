import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const pagesFolder = join(import.meta.dirname, 'pages')

const COMPARISON_PAGES = ['frames', 'vanta', 'canvas'] as const
export type ComparisonPage = (typeof COMPARISON_PAGES)[number]

/**
 * Builds the pages that the site is compared with. Each is a build of its own, so that no two share a chunk.
 * Returns the output folder of each page.
 */
export async function buildComparisonPages(outDir: string): Promise<Record<ComparisonPage, string>> {
  const folders = {
    frames: join(outDir, 'frames'),
    vanta: join(outDir, 'vanta'),
    canvas: join(outDir, 'canvas'),
  } satisfies Record<ComparisonPage, string>
  for (const name of COMPARISON_PAGES) {
    await build({
      configFile: false,
      root: join(pagesFolder, name),
      base: `/${name}/`,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir: folders[name],
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
      },
    })
  }
  return folders
}
