import { probeWebgl } from './probeWebgl.ts'

// A worker of its own, so that a visitor who gets the still asks for no byte of the one that draws.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
postMessage(probeWebgl(() => new OffscreenCanvas(1, 1)))
