import { join } from 'node:path'
import { createServer } from 'vite'
import type { PosterSubject } from '../../theme/posters.ts'

const root = join(import.meta.dirname, '../../..')

/** Returns the fingerprint of what a scene draws in a window. `dpr` is device pixels per CSS pixel. */
export type DrawingOf = (
  subject: PosterSubject,
  size: { width: number; height: number; dpr: number },
) => Promise<string>

/** Calls `work` with the fingerprints of the current scenes, computed in Node. Takes some seconds to load the scenes. */
export async function withDrawings<T>(work: (drawingOf: DrawingOf) => Promise<T>): Promise<T> {
  const server = await createServer({
    root,
    // In the usual folder, the camera's server would find the packages of this one, which are none, and bundle its own
    // while the page loads.
    cacheDir: join(root, 'node_modules/.cache/tidewright/drawings'),
    mode: 'demo',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    // Loaded by Node, React Three Fiber would import another copy of three.js than the scenes.
    ssr: { noExternal: [/@react-three/] },
  })
  try {
    const { drawingOf } = (await server.ssrLoadModule('/src/lab/drawings.tsx')) as { drawingOf: DrawingOf }
    return await work(drawingOf)
  } finally {
    await server.close()
  }
}
