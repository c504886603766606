import type { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { AboutScene } from '../../src/scenes/about/AboutScene.tsx'
import { itemAt } from '../../src/shared/lists.ts'
import { describeIn, renderScene, windows, type RenderedScene } from '../helpers/renderScene.tsx'

/** All pairs of the twenty stars, the lower number first. */
const pairs = Array.from({ length: 20 }, (_from, from) =>
  Array.from({ length: 19 - from }, (_to, offset) => [from, from + 1 + offset] as const),
).flat()

const placesAt = (scene: RenderedScene, t: number, s: number) => {
  scene.seek(t, s)
  return scene.bodies().map(({ position }) => position.clone())
}
const distanceIn = (places: readonly Vector3[], [from, to]: readonly [from: number, to: number]) =>
  itemAt(places, from).distanceTo(itemAt(places, to))

describeIn(windows, 'on a', (size) => {
  it('the sky turns about the first star at the second station: all distances stay', async () => {
    const scene = await renderScene(<AboutScene />, size)
    const [before, after] = [placesAt(scene, 0, 0), placesAt(scene, 0, 1)]
    for (const pair of pairs) {
      const change = distanceIn(after, pair) - distanceIn(before, pair)
      // The swell stays vertical while the sky turns.
      expect(Math.abs(change), `stars ${pair.join(' and ')}`).toBeLessThan(2.4)
    }
    const [was, is] = [before, after].map((all) => itemAt(all, 8).sub(itemAt(all, 0)))
    expect(was && is?.angleTo(was)).toBeGreaterThan(0.2)
  })

  it('at the last station all stars gather behind the first, and no two touch', async () => {
    const scene = await renderScene(<AboutScene />, size)
    const bodies = scene.bodies()
    for (const t of [0, 4.4, 20, 61]) {
      const places = placesAt(scene, t, 2)
      const first = itemAt(places, 0)
      for (const [index, place] of places.entries()) {
        expect(place.distanceTo(first), `star-${index} at ${t} s`).toBeLessThan(20)
        expect(place.z, `star-${index} at ${t} s`).toBeLessThan(first.z + 0.01)
      }
      for (const pair of pairs) {
        const radii = itemAt(bodies, pair[0]).scale.x + itemAt(bodies, pair[1]).scale.x
        expect(distanceIn(places, pair), `stars ${pair.join(' and ')} at ${t} s`).toBeGreaterThan(radii)
      }
    }
  })
})
