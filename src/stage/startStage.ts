// oxlint-disable import/default -- Vite generates these modules: the default export is the worker's URL
import stage from './stage.worker.ts?worker&url'
import webgl from './webgl.worker.ts?worker&url'
import type { FromStage, ToStage } from './messages.ts'
import { createStageHost } from './stageHost.ts'

const urls = { stage, webgl }

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

let trustedTypesPolicy: ScriptUrlPolicy | undefined

/**
 * Returns the URL as a TrustedScriptURL: with Trusted Types enforced, `new Worker` throws for a plain string.
 */
function trustedUrl(workerUrl: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  if (!trustedTypes) return workerUrl
  // Creating two policies of one name throws.
  trustedTypesPolicy ??= trustedTypes.createPolicy('backdrop', {
    createScriptURL(url) {
      if (!Object.values(urls).includes(url)) throw new TypeError(`"${url}" is not a worker of the backdrop`)
      return url
    },
  })
  return trustedTypesPolicy.createScriptURL(workerUrl)
}

/** Starts one of the backdrop's two workers. Throws if the browser refuses to start it. */
export function createWorker(name: keyof typeof urls): Worker {
  return new Worker(trustedUrl(urls[name]), { type: 'module', name })
}

/** The page's connection to a stage, in a worker or in the page. */
export type StageLink = ReturnType<typeof startStageWorker>

/**
 * Starts the stage in a worker. Errors of the worker arrive as `failed` messages. Throws if no worker can
 * start.
 */
export function startStageWorker(receive: (message: FromStage) => void) {
  const worker = createWorker('stage')
  worker.addEventListener('message', ({ data }: MessageEvent<FromStage>) => receive(data))
  worker.addEventListener('error', (event) => {
    // The controller logs the reason. Without this line the browser logs the error as well.
    event.preventDefault()
    receive({ type: 'failed', reason: event.message || 'the worker did not load' })
  })
  worker.addEventListener('messageerror', () =>
    receive({ type: 'failed', reason: 'a message from the worker could not be deserialized' }),
  )
  return {
    send: (message: ToStage, transfer: Transferable[] = []) => worker.postMessage(message, transfer),
    close: () => worker.terminate(),
  }
}

/**
 * Starts the stage on the page's own thread, for browsers without WebGL in workers and for `?backdrop=page`.
 */
export function startStageInPage(receive: (message: FromStage) => void): StageLink {
  const host = createStageHost(receive)
  return { send: (message) => host.receive(message), close: () => host.dispose() }
}
