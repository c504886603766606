import type { FromStage, ToStage } from './messages.ts'
// oxlint-disable-next-line import/default -- Vite makes this module: its default export is the address
import workerUrl from './worker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** The address of a worker's script is a sink under Trusted Types; this policy lets the one address through. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  if (!trustedTypes) return workerUrl
  policy ??= trustedTypes.createPolicy('backdrop', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError(`Not the backdrop's worker: ${url}`)
      return url
    },
  })
  return policy.createScriptURL(workerUrl)
}

let policy: ScriptPolicy | undefined

/** Where the stage runs, as the conductor sees it. */
export interface StageLink {
  send(message: ToStage, transfer?: Transferable[]): void
  close(): void
}

/** Starts the worker; everything that goes wrong in it arrives as a `failed` message. */
export function startWorker(receive: (message: FromStage) => void): StageLink {
  const worker = new Worker(trustedWorkerUrl(), { type: 'module', name: 'backdrop' })
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
