import type { FromStage, ToStage } from './messages.ts'

/**
 * The stage in the page itself, for browsers whose workers have no WebGL. Its import is the one way by which three.js
 * can reach a page, and it is not taken while a worker answers.
 */
export async function startInPage(
  message: Extract<ToStage, { type: 'start' }>,
  post: (message: FromStage) => void,
): Promise<{ send(message: ToStage): void; close(): void }> {
  const { createStage } = await import('./stage/createStage.tsx')
  const stage = await createStage(message, post)
  return {
    send(next) {
      if (next.type !== 'start') stage.receive(next)
    },
    close: () => stage.dispose(),
  }
}
