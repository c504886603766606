import { readRenderer, type WebglSupport } from '../worker/readRenderer.ts'
import { createWorker } from './startStage.ts'

/** The answer of the detection worker. `failed` means that the worker did not start or threw. */
type WorkerAnswer = WebglSupport | 'failed'

function askWorker(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WebglSupport>) => resolve(data))
    worker.addEventListener('error', (event) => {
      // The browser does not log the error: the page detects WebGL itself then.
      event.preventDefault()
      resolve('failed')
    })
  })
}

/**
 * Detects what renders WebGL, and whether the stage can run in a worker. It asks a worker, because creating the first
 * context blocks its thread for up to 250 ms with software rendering. The page creates a context itself only if workers
 * have no WebGL or if the worker fails. There is no time limit, because a slow start of WebGL is no failure.
 * Pass null for `startWorker` where canvases cannot be transferred to workers.
 */
export async function detectWebgl(
  startWorker: (() => Worker) | null = () => createWorker('webgl'),
  detectInPage: () => WebglSupport = () => readRenderer(() => document.createElement('canvas')),
) {
  if (!startWorker) return { webgl: detectInPage(), inWorker: false }
  let answer: WorkerAnswer = 'failed'
  try {
    const worker = startWorker()
    answer = await askWorker(worker)
    worker.terminate()
  } catch {
    // The browser refuses this worker. If it also refuses the stage's worker, the controller reports that.
  }
  if (answer === 'none') return { webgl: detectInPage(), inWorker: false }
  return { webgl: answer === 'failed' ? detectInPage() : answer, inWorker: true }
}
