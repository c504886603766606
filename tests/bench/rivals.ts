import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const pages = join(import.meta.dirname, 'pages')

export const RIVALS = ['frames', 'vanta', 'canvas'] as const
export type Rival = (typeof RIVALS)[number]

/** Builds each page by itself, so that none shares a chunk with another. Returns its folder. */
export async function buildRivals(into: string): Promise<Record<Rival, string>> {
  const folders = Object.fromEntries(RIVALS.map((name) => [name, join(into, name)])) as Record<Rival, string>
  for (const name of RIVALS) {
    await build({
      configFile: false,
      root: join(pages, name),
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
