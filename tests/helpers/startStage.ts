import { expect, onTestFinished, vi } from 'vitest'
import { stageStateOf, type FromStage, type StageSize, type StageState } from '../../src/backdrop/messages.ts'
import { createStage } from '../../src/backdrop/stage/createStage.tsx'
import { createSiteStore } from '../../src/store/site.ts'

export const size = (width: number, height: number): StageSize => ({ width, height, dpr: 1.5 })

/** Returns the state of a visit that begins on the home page, with the values of `patch`. */
export const stageState = (patch: Partial<StageState> = {}): StageState =>
  stageStateOf(createSiteStore(patch).getState())

/** Starts a stage on the contact page, until the test ends. Needs a renderer that draws without WebGL. */
export async function startStage(first: StageSize, playing = false) {
  const canvas = new EventTarget() as OffscreenCanvas
  const posted: FromStage[] = []
  const stage = await createStage(
    {
      type: 'start',
      canvas,
      size: first,
      state: stageState({ route: 'contact' }),
      mirrored: false,
      software: false,
      playing,
    },
    (message) => posted.push(message),
  )
  onTestFinished(() => stage.dispose())
  return { stage, posted, canvas }
}

/** A stage that has drawn its first frame. */
export async function startDrawn(first: StageSize, playing = false) {
  const all = await startStage(first, playing)
  await vi.waitFor(() => expect(all.posted).toEqual([{ type: 'firstFrame' }]))
  return all
}
