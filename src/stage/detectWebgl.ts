import type { WebglSupport } from './messages.ts'
import { readRenderer } from './readRenderer.ts'
import { createWorker } from './startStage.ts'

/** Asks the worker, and ends it. Rejects if it did not start or threw. */
function askWorker(worker: Worker): Promise<WebglSupport> {
  return new Promise<WebglSupport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WebglSupport>) => resolve(data))
    worker.addEventListener('error', (event) => {
      // The browser does not log the error: the page detects WebGL itself then.
      event.preventDefault()
      reject(new Error(event.message))
    })
  }).finally(() => worker.terminate())
}

/**
 * Detects what renders WebGL, and whether the stage can run in a worker. It asks a worker, because creating
 * the first context blocks its thread with software rendering, for up to 250 ms. The page creates a
 * context itself only if workers have no WebGL or if the worker fails. There is no time limit, because a slow
 * start of WebGL is no failure. Pass null for `startWorker` where canvases cannot be transferred to workers.
 */
export async function detectWebgl(
  startWorker: (() => Worker) | null = () => createWorker('webgl'),
  detectInPage: () => WebglSupport = () => readRenderer(() => document.createElement('canvas')),
) {
  if (!startWorker) return { webgl: detectInPage(), inWorker: false }
  try {
    const webgl = await askWorker(startWorker())
    return webgl === 'none' ? { webgl: detectInPage(), inWorker: false } : { webgl, inWorker: true }
  } catch {
    // If the browser also refuses the stage's worker, the controller reports that.
    return { webgl: detectInPage(), inWorker: true }
  }
}
