import { createWorker } from './createWorker.ts'
import { probeWebgl, type Webgl } from './probeWebgl.ts'

export interface FoundWebgl {
  webgl: Webgl
  /** Whether a worker may draw with it. */
  inWorker: boolean
}

/**
 * What draws WebGL here. The first context waits until its renderer has started, a quarter of a second for one in
 * software, in which a page answers nobody: so a worker makes it. The page looks itself only where that worker finds
 * nothing (browsers with no WebGL in workers) or does not run, and where a canvas cannot be given to any, with
 * `startProbe` null. However long a renderer takes, the page never waits for it; it stands on its still meanwhile.
 */
export async function findWebgl(
  startProbe: (() => Worker) | null = () => createWorker('probe'),
  lookInPage: () => Webgl = () => probeWebgl(() => document.createElement('canvas')),
): Promise<FoundWebgl> {
  if (!startProbe) return { webgl: lookInPage(), inWorker: false }
  let probe: Worker | undefined
  const found = await new Promise<Webgl | 'dead'>((resolve) => {
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
  probe?.terminate()
  if (found === 'none') return { webgl: lookInPage(), inWorker: false }
  return { webgl: found === 'dead' ? lookInPage() : found, inWorker: true }
}
