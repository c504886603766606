import { describe, expect, it } from 'vitest'
import type { BodySpec } from '../../src/scenes/body.ts'
import { checkBodies } from '../../src/scenes/checkBodies.ts'
import { defaultLayout } from '../../src/scenes/default/layout.ts'
import { glass } from '../../src/scenes/glass/look.ts'
import { GlassScene } from '../../src/scenes/GlassScene.tsx'
import { renderScene } from '../helpers/renderScene.tsx'

describe('a layout with an invalid body', () => {
  const [body] = defaultLayout({ seed: 1, count: 1, aspect: 1.6 }).bodies
  const broken = (change: object) => [{ ...body, ...change }] as unknown as readonly BodySpec[]

  it.each([
    ['name', { name: '' }],
    ['shape', { shape: undefined }],
    ['color', { color: undefined }],
    ['radius', { radius: Number.NaN }],
    ['radius', { radius: 0 }],
    ['position', { position: [0, Number.NaN, 0] }],
    ['rotation', { rotation: undefined }],
    ['motion', { motion: undefined }],
    ['motion', { motion: { ...body!.motion, index: 3 } }],
  ])('is refused with the name of the scene and the invalid %s', (attribute, change) => {
    expect(() => checkBodies('tide', broken(change))).toThrow(
      new RegExp(`^Scene "tide": body (crystal-)?0 has no valid ${attribute}$`),
    )
  })

  it('is refused before anything is built from it', async () => {
    const reason: unknown = await renderScene(
      <GlassScene
        name="tide"
        accent={[1, 1, 1]}
        look={glass}
        shift={[0, 0]}
        startTime={0}
        bodies={broken({ shape: undefined })}
      >
        {null}
      </GlassScene>,
    ).catch((error: unknown) => error)
    expect(String(reason)).toContain('Scene "tide": body crystal-0 has no valid shape')
  })
})
