import { useFrame } from '@react-three/fiber'
import { Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { DefaultScene } from '../../src/scenes/default/DefaultScene.tsx'
import { renderScene } from '../helpers/renderScene.tsx'

describe('renderScene', () => {
  it('uses the same three.js as the scenes, so that instanceof works', async () => {
    const scene = await renderScene(<DefaultScene />)
    expect(scene.find('default-faces')).toBeInstanceOf(Mesh)
    await scene.unmount()
  })

  it('runs all callbacks of a frame before the next frame, and advances the clock', async () => {
    const calls: string[] = []
    function Two() {
      useFrame(() => void calls.push('a'))
      useFrame(() => void calls.push('b'))
      return null
    }
    const scene = await renderScene(<Two />)
    scene.advance(3 / 60)
    expect(calls.join('')).toBe('ababab')
    expect(scene.state().clock.elapsedTime).toBeCloseTo(0.05)
    await scene.unmount()
  })

  it('throws what a frame callback throws', async () => {
    function Broken() {
      useFrame(() => {
        throw new Error('boom')
      })
      return null
    }
    const scene = await renderScene(<Broken />)
    expect(() => scene.advance(1)).toThrow('boom')
    await scene.unmount()
  })

  it('names the existing objects when one is missing', async () => {
    const scene = await renderScene(<DefaultScene count={2} />)
    expect(() => scene.find('whale')).toThrow(/"whale".*crystal-0.*crystal-1/)
    await scene.unmount()
  })
})
