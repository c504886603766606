import type { FromStage, ToStage } from '../messages.ts'
import { createWorker } from './createWorker.ts'

/** The page's connection to a stage, in a worker or in the page. */
export interface StageLink {
  send(message: ToStage, transfer?: Transferable[]): void
  /** Ends the stage. */
  close(): void
}

/** Starts the stage in a worker. Errors of the worker arrive as `failed` messages. Throws if no worker can start. */
export function startStageWorker(receive: (message: FromStage) => void): StageLink {
  const worker = createWorker('stage')
  worker.addEventListener('message', ({ data }: MessageEvent<FromStage>) => receive(data))
  worker.addEventListener('error', (event) => {
    // The conductor logs the reason. Without this line the browser logs the error as well.
    event.preventDefault()
    receive({ type: 'failed', reason: event.message || 'the worker did not load' })
  })
  worker.addEventListener('messageerror', () =>
    receive({ type: 'failed', reason: 'a message from the worker could not be deserialized' }),
  )
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    close: () => worker.terminate(),
  }
}
