import type { FromStage } from './messages.ts'
import { hostStage } from './stageHost.ts'
import type { StageLink } from './startWorker.ts'

/** The stage in the page itself, for browsers whose workers have no WebGL. Not taken while a worker answers. */
export function startInPage(receive: (message: FromStage) => void): StageLink {
  const host = hostStage(receive)
  return { send: (message) => host.receive(message), close: () => host.dispose() }
}
