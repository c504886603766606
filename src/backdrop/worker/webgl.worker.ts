import { readRenderer } from './readRenderer.ts'

// A worker apart from the stage's: a visitor who gets the poster must not load the stage's script.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
postMessage(readRenderer(() => new OffscreenCanvas(1, 1)))
