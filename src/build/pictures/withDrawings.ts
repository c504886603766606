import { join } from 'node:path'
import { createServer } from 'vite'

/** Returns the fingerprint of what a scene draws in a window. `dpr` is device pixels per CSS pixel. */
export type DrawingOf = (
  scene: string,
  size: { width: number; height: number; dpr: number },
) => Promise<string>

/** Calls `work` with the fingerprints of the current scenes, computed in Node. Takes some seconds to load the scenes. */
export async function withDrawings<T>(work: (drawingOf: DrawingOf) => Promise<T>): Promise<T> {
  const server = await createServer({
    root: join(import.meta.dirname, '../../..'),
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
