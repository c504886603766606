import type { FromStage, ToStage } from './messages.ts'
import { hostStage } from './stageHost.ts'

/** The part of a worker's global scope that is used here; the page's own types describe a window. */
interface WorkerScope {
  postMessage(message: FromStage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToStage>) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void
}

const scope = globalThis as unknown as WorkerScope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
const post = (message: FromStage) => scope.postMessage(message)

const stage = hostStage(post)

scope.addEventListener('unhandledrejection', (event) =>
  post({ type: 'failed', reason: String(event.reason) }),
)
scope.addEventListener('message', ({ data }) => stage.receive(data))
