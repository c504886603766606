import { readRenderer } from './readRenderer.ts'

// This worker is not part of the stage's worker, whose script a visitor who gets the poster must not load.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
postMessage(readRenderer(() => new OffscreenCanvas(1, 1)))
