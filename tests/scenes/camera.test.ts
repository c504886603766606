import fc from 'fast-check'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { lensShiftOf, shiftLens } from '../../src/scenes/engine/camera.ts'
import { positionOf, radiusOf } from '../../src/scenes/engine/composition.ts'

/** The specified camera. */
function createCamera() {
  const camera = new PerspectiveCamera(75, 1, 0.1, 1000)
  camera.position.set(0, 0, 30)
  camera.updateMatrixWorld()
  return camera
}

const ndc = fc.integer({ min: -100, max: 100 }).map((value) => value / 100)
const side = fc.integer({ min: 200, max: 2000 })
const view = fc.record({ shift: fc.tuple(ndc, ndc), width: side, height: side })

it('shows a place at its screen position and size, in any window, with any lens shift and after any other', () => {
  const place = fc.tuple(ndc, ndc, fc.integer({ min: 11, max: 90 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(place, fc.array(view, { minLength: 1, maxLength: 3 }), ([u, v, depth, tenths], views) => {
      const camera = createCamera()
      for (const { shift, width, height } of views) {
        camera.aspect = width / height
        shiftLens(camera, ...shift, width, height)
        const at = new Vector3(...positionOf([u, v, depth, tenths / 10], shift, width / height))
        const top = at.clone().setY(at.y + radiusOf([u, v, depth, tenths / 10]))
        const seen = at.project(camera)
        expect(seen.x).toBeCloseTo(u, 6)
        expect(seen.y).toBeCloseTo(v, 6)
        expect(top.project(camera).y - seen.y).toBeCloseTo(tenths / 10, 6)
        // The vanishing point.
        const far = new Vector3(0, 0, -500).project(camera)
        expect([far.x, far.y]).toEqual(shift.map((value) => expect.closeTo(value, 9)))
        expect([lensShiftOf(camera, 0), lensShiftOf(camera, 1)]).toEqual(
          shift.map((value) => expect.closeTo(value, 9)),
        )
      }
    }),
  )
})
