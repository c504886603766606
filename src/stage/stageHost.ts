import { messageOf } from '../shared/errors.ts'
import type { FromStage, ToStage } from './messages.ts'

/**
 * Creates what loads a stage, in a worker or in the page, and passes messages to it. It creates the stage on
 * `start`, and posts errors as `failed`.
 */
export function createStageHost(
  post: (message: FromStage) => void,
  // The dynamic import keeps three.js out of the bundle that the page loads.
  load = () => import('./createStage.tsx'),
) {
  const fail = (error: unknown) => post({ type: 'failed', reason: messageOf(error) })
  let stage: ReturnType<Awaited<ReturnType<typeof load>>['createStage']> | null = null
  return {
    /** Takes a message for the stage. Queues messages until three.js has loaded. */
    receive(message: ToStage) {
      if (message.type === 'start') {
        stage = load().then(({ createStage }) => createStage(message, post))
        stage.catch(fail)
      } else {
        stage?.then((handle) => handle.receive(message)).catch(fail)
      }
    },
    /** Ends the stage, also while it is still loading. */
    dispose() {
      stage?.then(
        (handle) => handle.dispose(),
        // `receive` has posted this error.
        () => {},
      )
    },
  }
}
