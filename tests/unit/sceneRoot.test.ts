import { expect, it, vi } from 'vitest'
import { createSceneRoot } from '../../src/stage/createSceneRoot.ts'

/** A canvas whose context is what the browser gives. */
const canvasWith = (getContext: () => unknown) =>
  Object.assign(new EventTarget(), { getContext }) as unknown as OffscreenCanvas

/**
 * A WebGL 2 context of which every method returns null, as one does that the GPU has reset while it was
 * created.
 */
const resetContext = () => new Proxy({}, { get: () => () => null })

const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}

it.each([
  ['gives no context', () => null, 'Error creating WebGL context'],
  ['refuses a context', deny, 'denied'],
  ['has reset the context', resetContext, 'null'],
])('a root of a scene rejects and logs nothing if the browser %s', async (_, getContext, reason) => {
  const logged = vi.spyOn(console, 'error')
  const size = { width: 800, height: 600, dpr: 1 }
  await expect(createSceneRoot(canvasWith(getContext), size, () => {})).rejects.toThrow(reason)
  expect(logged).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
