import type { FromStage } from '../messages.ts'
import { createStageHost } from '../worker/stageHost.ts'
import type { StageLink } from './startStageWorker.ts'

/** Starts the stage on the page's own thread, for browsers without WebGL in workers and for `?backdrop=page`. */
export function startStageInPage(receive: (message: FromStage) => void): StageLink {
  const host = createStageHost(receive)
  return { send: (message) => host.receive(message), close: () => host.dispose() }
}
