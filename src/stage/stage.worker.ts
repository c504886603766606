import type { FromStage, ToStage } from './messages.ts'
import { createStageHost } from './stageHost.ts'

/** The part of `DedicatedWorkerGlobalScope` used here. The project's DOM types describe a window instead. */
interface WorkerScope {
  postMessage(message: FromStage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToStage>) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void
}

const scope = globalThis as unknown as WorkerScope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
const post = (message: FromStage) => scope.postMessage(message)

// React's hot reload, which Vite adds to components in development, expects a window as soon as it loads.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis })

const host = createStageHost(post)

scope.addEventListener('unhandledrejection', (event) =>
  post({ type: 'failed', reason: String(event.reason) }),
)
scope.addEventListener('message', ({ data }) => host.receive(data))
