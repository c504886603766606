import { configureGlobal } from 'fast-check'
import { vi } from 'vitest'

// Globals of a browser, and React's flag for tests. Without them React Three Fiber logs warnings or fails on
// Node.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  self: globalThis,
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
})

// The tests name the scenes of the table. An agency can choose others for its pages.
vi.mock('virtual:content/scenes', () => ({ scenes: {} }))

// Everywhere but in `npm test` (see tests/run.ts) properties are tried with new values.
const seed = process.env['PROPERTY_SEED']
if (seed) configureGlobal({ seed: Number(seed) })
