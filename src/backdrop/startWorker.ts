import { createWorker } from './createWorker.ts'
import type { FromStage, ToStage } from './messages.ts'

/** Where the stage runs, as the conductor sees it. */
export interface StageLink {
  send(message: ToStage, transfer?: Transferable[]): void
  close(): void
}

/** Starts the worker; everything that goes wrong in it arrives as a `failed` message. */
export function startWorker(receive: (message: FromStage) => void): StageLink {
  const worker = createWorker('backdrop')
  worker.addEventListener('message', ({ data }: MessageEvent<FromStage>) => receive(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    receive({ type: 'failed', reason: event.message || 'the worker did not load' })
  })
  worker.addEventListener('messageerror', () =>
    receive({ type: 'failed', reason: 'a message could not be read' }),
  )
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    close: () => worker.terminate(),
  }
}
