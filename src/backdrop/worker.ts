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

/** Looks before the page gives its canvas away: a transferred canvas cannot be used again. */
function canDraw(): boolean {
  try {
    const context = new OffscreenCanvas(1, 1).getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

const stage = hostStage(post)

scope.addEventListener('unhandledrejection', (event) =>
  post({ type: 'failed', reason: String(event.reason) }),
)
scope.addEventListener('message', ({ data }) => stage.receive(data))

post({ type: 'ready', webgl: canDraw() })
