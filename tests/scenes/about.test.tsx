import { expect, it } from 'vitest'
import { AboutScene } from '../../src/scenes/about/AboutScene.tsx'
import { itemAt } from '../../src/shared/lists.ts'
import { describeIn, renderScene, windows } from '../helpers/renderScene.tsx'

describeIn(windows, 'on a', (size) => {
  it('twenty stars stand in a wheel behind its hub, and no two touch', async () => {
    const scene = await renderScene(<AboutScene />, size)
    const bodies = scene.bodies()
    expect(bodies).toHaveLength(20)
    for (const t of [0, 4.4, 20, 61]) {
      scene.seek(t, 0)
      const hub = itemAt(bodies, 0)
      for (const [index, body] of bodies.entries()) {
        expect(body.position.distanceTo(hub.position), `${body.name} at ${t} s`).toBeLessThan(20)
        expect(body.position.z, `${body.name} at ${t} s`).toBeLessThan(hub.position.z + 0.01)
        for (const other of bodies.slice(index + 1))
          expect(
            body.position.distanceTo(other.position),
            `${body.name} and ${other.name} at ${t} s`,
          ).toBeGreaterThan(body.scale.x + other.scale.x)
      }
    }
  })
})
