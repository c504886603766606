import { createWorker } from './createWorker.ts'
import { probeWebgl, type Webgl } from './probeWebgl.ts'

/** Milliseconds after which a renderer that has not started counts as none. */
export const PATIENCE = 10_000

export interface FoundWebgl {
  webgl: Webgl
  /** Whether a worker may draw with it. */
  inWorker: boolean
}

/**
 * What draws WebGL here. The first context waits until its renderer has started, a quarter of a second for one in
 * software, in which a page answers nobody: so a worker makes it. The page looks itself only where that worker finds
 * nothing (browsers with no WebGL in workers) or does not run, and where a canvas cannot be given to any, with
 * `startProbe` null.
 */
export async function findWebgl(
  startProbe: (() => Worker) | null = () => createWorker('probe'),
  lookInPage: () => Webgl = () => probeWebgl(() => document.createElement('canvas')),
): Promise<FoundWebgl> {
  if (!startProbe) return { webgl: lookInPage(), inWorker: false }
  let probe: Worker | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const found = await new Promise<Webgl | 'dead' | 'silent'>((resolve) => {
    waiting = setTimeout(() => resolve('silent'), PATIENCE)
    try {
      probe = startProbe()
    } catch {
      resolve('dead')
    }
    probe?.addEventListener('message', ({ data }: MessageEvent<Webgl>) => resolve(data))
    probe?.addEventListener('error', (event) => {
      event.preventDefault()
      resolve('dead')
    })
  })
  clearTimeout(waiting)
  probe?.terminate()
  // To look in the page would hang it on the same renderer.
  if (found === 'silent') return { webgl: 'none', inWorker: false }
  if (found === 'none') return { webgl: lookInPage(), inWorker: false }
  return { webgl: found === 'dead' ? lookInPage() : found, inWorker: true }
}
