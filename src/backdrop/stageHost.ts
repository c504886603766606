import { messageOf } from '../shared/errors.ts'
import type { FromStage, ToStage } from './messages.ts'

export interface StageHost {
  /** Takes messages in any order of haste: what comes while three.js is loading waits its turn. */
  receive(message: ToStage): void
  /** Ends the stage, also one that is still being made; nothing is posted afterwards. */
  dispose(): void
}

/** Makes the stage when `start` comes, in a worker and in a page alike; whatever fails is posted as `failed`. */
export function hostStage(
  post: (message: FromStage) => void,
  // three.js comes only with the first `start`, once it is known to be of use.
  load = () => import('./stage/createStage.tsx'),
): StageHost {
  let disposed = false
  const tell = (message: FromStage) => {
    if (!disposed) post(message)
  }
  const fail = (error: unknown) => tell({ type: 'failed', reason: messageOf(error) })
  let stage: ReturnType<Awaited<ReturnType<typeof load>>['createStage']> | null = null
  return {
    receive(message) {
      if (message.type === 'start') {
        stage = load().then(({ createStage }) => createStage(message, tell))
        stage.catch(fail)
      } else {
        stage
          ?.then((handle) => {
            if (!disposed) handle.receive(message)
          })
          .catch(fail)
      }
    },
    dispose() {
      disposed = true
      stage?.then(
        (handle) => handle.dispose(),
        () => {},
      )
    },
  }
}
