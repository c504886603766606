import { expect, it } from 'vitest'
import { compositionOf } from '../../src/scenes/engine/composition.ts'
import { frameOf } from '../../src/backdrop/posters.ts'

it('a poster has the composition that the scene takes in the same window', () => {
  for (let width = 200; width < 3000; width += 1)
    expect(frameOf(width, 1000)).toBe(compositionOf(width / 1000))
})
