import { expect, vi } from 'vitest'
import type { FromStage, StageSize } from '../../src/backdrop/messages.ts'
import { createStage } from '../../src/backdrop/stage/createStage.tsx'
import { stageState } from './stageState.ts'

export const size = (width: number, height: number): StageSize => ({ width, height, dpr: 1.5 })

/** Starts a stage on the contact page. Needs a renderer that draws without WebGL. */
export async function startStage({ width, height, dpr }: StageSize, playing = false) {
  const canvas = new EventTarget() as OffscreenCanvas
  const posted: FromStage[] = []
  const stage = await createStage(
    {
      type: 'start',
      canvas,
      size: { width, height, dpr },
      state: stageState({ route: 'contact' }),
      mirrored: false,
      playing,
    },
    (message) => posted.push(message),
  )
  return { stage, posted, canvas }
}

/** A stage that has drawn its first frame. */
export async function startDrawn(first: StageSize, playing = false) {
  const all = await startStage(first, playing)
  await vi.waitFor(() => expect(all.posted).toEqual([{ type: 'firstFrame' }]))
  return all
}
