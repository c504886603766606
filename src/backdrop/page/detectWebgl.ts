import { readRenderer, type WebglSupport } from '../worker/readRenderer.ts'
import { createWorker } from './createWorker.ts'

export interface DetectedWebgl {
  webgl: WebglSupport
  /** Whether the stage may run in a worker. */
  inWorker: boolean
}

/** What the detection worker answers: `dead` means that it did not start or threw. */
type WorkerAnswer = WebglSupport | 'dead'

function askWorker(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WebglSupport>) => resolve(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      resolve('dead')
    })
  })
}

/**
 * Detects what renders WebGL, in a worker: creating the first context blocks its thread for up to 250 ms with software
 * rendering. The page makes a context itself only if workers have no WebGL, or if the worker dies. It sets no time limit.
 * Pass null for `startWorker` where canvases cannot be transferred to workers.
 */
export async function detectWebgl(
  startWorker: (() => Worker) | null = () => createWorker('webgl'),
  detectInPage: () => WebglSupport = () => readRenderer(() => document.createElement('canvas')),
): Promise<DetectedWebgl> {
  if (!startWorker) return { webgl: detectInPage(), inWorker: false }
  let answer: WorkerAnswer = 'dead'
  try {
    const worker = startWorker()
    answer = await askWorker(worker)
    worker.terminate()
  } catch {
    // The browser refuses this worker. The stage's own worker reports it, if it is refused as well.
  }
  if (answer === 'none') return { webgl: detectInPage(), inWorker: false }
  return { webgl: answer === 'dead' ? detectInPage() : answer, inWorker: true }
}
