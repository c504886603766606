import { describe, expect, it } from 'vitest'
import type { BodySpec } from '../../src/scenes/body.ts'
import { BodyScene } from '../../src/scenes/BodyScene.tsx'
import { checkBodies } from '../../src/scenes/errors.ts'
import { defaultLayout } from '../../src/scenes/default/layout.ts'
import { createGlass } from '../../src/scenes/glass/glassDrawing.ts'
import { defaultStyle } from '../../src/scenes/glass/style.ts'
import { renderScene } from '../helpers/renderScene.tsx'

describe('a layout with a wrong value', () => {
  const [body] = defaultLayout({ seed: 1, count: 1, aspect: 1.6 }).bodies
  if (!body) throw new Error('The layout is empty.')

  it.each<[string, Partial<BodySpec>]>([
    ['color must be finite, got 0, NaN, 0', { color: [0, Number.NaN, 0] }],
    ['radius must be positive and finite, got NaN', { radius: Number.NaN }],
    ['radius must be positive and finite, got 0', { radius: 0 }],
    ['position must be finite, got 0, Infinity, 0', { position: [0, Infinity, 0] }],
    ['rotation must be finite, got NaN, 0, 0', { rotation: [Number.NaN, 0, 0] }],
    ['its motion must have index 0, got 3', { motion: { ...body.motion, index: 3 } }],
  ])('names its scene, the body and the value: %s', (problem, change) => {
    expect(() => checkBodies('tide', [{ ...body, ...change }])).toThrow(
      `Scene "tide": body "crystal-0" at index 0: ${problem}`,
    )
  })

  it('names a body whose name is used twice', () => {
    const twin: BodySpec = { ...body, motion: { ...body.motion, index: 1 } }
    expect(() => checkBodies('tide', [body, twin])).toThrow(
      'body "crystal-0" at index 1: its name must be unique in the scene',
    )
  })

  it('fails before anything is built from it', async () => {
    await expect(
      renderScene(
        <BodyScene
          name="tide"
          accent={[1, 1, 1]}
          createDrawing={createGlass(defaultStyle)}
          shift={[0, 0]}
          startTime={0}
          bodies={[{ ...body, radius: 0 }]}
        />,
      ),
    ).rejects.toThrow('Scene "tide": body "crystal-0" at index 0: radius')
  })
})
