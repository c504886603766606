import fc from 'fast-check'
import { OrthographicCamera, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { lensShiftOf, shiftLens } from '../../src/scenes/engine/camera.ts'
import {
  halfHeightAt,
  isTall,
  positionOf,
  radiusOf,
  type LensShift,
} from '../../src/scenes/engine/composition.ts'

/** The specified camera with a shifted lens, in a window of this size. */
function cameraWith([x, y]: LensShift, width: number, height: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(75, width / height, 0.1, 1000)
  camera.position.set(0, 0, 30)
  shiftLens(camera, x, y, width, height)
  camera.updateMatrixWorld()
  return camera
}

const ndc = fc.integer({ min: -100, max: 100 }).map((value) => value / 100)

describe('the camera', () => {
  it('shows a place at its screen position, in any window and with any lens shift', () => {
    const shift = fc.tuple(ndc, ndc)
    const side = fc.integer({ min: 200, max: 2000 })
    fc.assert(
      fc.property(ndc, ndc, fc.integer({ min: 11, max: 90 }), shift, side, side, (u, v, depth, by, w, h) => {
        const seen = new Vector3(...positionOf([u, v, depth, 0.1], by, w / h)).project(cameraWith(by, w, h))
        expect(seen.x).toBeCloseTo(u, 6)
        expect(seen.y).toBeCloseTo(v, 6)
      }),
    )
  })

  it('shows a radius as its share of half the height of the window', () => {
    const camera = cameraWith([0, 0], 1600, 1000)
    const radius = radiusOf([0, 0, 25, 0.4])
    expect(new Vector3(0, radius, 5).project(camera).y).toBeCloseTo(0.4, 9)
    expect(halfHeightAt(25)).toBeCloseTo(radius / 0.4, 9)
  })

  it('moves the vanishing point right and up for a positive shift, and does not turn', () => {
    const camera = cameraWith([0.4, 0.1], 1440, 900)
    const vanishing = new Vector3(0, 0, -500).project(camera)
    expect(vanishing.x).toBeCloseTo(0.4, 9)
    expect(vanishing.y).toBeCloseTo(0.1, 9)
    expect(camera.rotation.toArray().slice(0, 3)).toEqual([0, 0, 0])
    expect([lensShiftOf(camera, 0), lensShiftOf(camera, 1)]).toEqual([
      expect.closeTo(0.4, 9),
      expect.closeTo(0.1, 9),
    ])
  })

  it('updates its projection for each change of shift or size, and only then', () => {
    const camera = cameraWith([0.4, 0.1], 1440, 900)
    let updates = 0
    const update = camera.updateProjectionMatrix.bind(camera)
    camera.updateProjectionMatrix = () => {
      updates += 1
      update()
    }
    shiftLens(camera, 0.4, 0.1, 1440, 900)
    expect(updates).toBe(0)
    const changes = [
      [0.3, 0.1, 1440, 900],
      [0.3, 0.2, 1440, 900],
      [0.3, 0.2, 1000, 900],
      [0.3, 0.2, 1000, 800],
    ] as const
    for (const [x, y, width, height] of changes) {
      shiftLens(camera, x, y, width, height)
      expect(camera.view).toMatchObject({ fullWidth: width, fullHeight: height })
      expect(lensShiftOf(camera, 0)).toBeCloseTo(x, 9)
      expect(lensShiftOf(camera, 1)).toBeCloseTo(y, 9)
    }
    expect(updates).toBe(4)
  })

  it('has no shift at first, and none without perspective', () => {
    expect(lensShiftOf(new PerspectiveCamera(), 0)).toBe(0)
    const flat = new OrthographicCamera()
    shiftLens(flat, 0.4, 0.1, 100, 100)
    expect(flat.view).toBeNull()
    expect(lensShiftOf(flat, 1)).toBe(0)
  })

  it('has a tall composition for an aspect below 0.8', () => {
    expect([isTall(0.79), isTall(0.8), isTall(1.6)]).toEqual([true, false, false])
  })
})
