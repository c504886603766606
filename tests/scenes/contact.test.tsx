import { Box3, Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body } from '../../src/motion/body.ts'
import { ContactScene } from '../../src/scenes/contact/ContactScene.tsx'
import { CAMERA } from '../../src/motion/composition.ts'
import { itemAt } from '../../src/shared/lists.ts'
import type { Delivery } from '../../src/store/site.ts'
import { drawnPoses, poseValue } from '../helpers/glass.ts'
import { lantern as lanternShape } from '../../src/engine/shapes/lantern.ts'
import { facesIn, outlineOf } from '../helpers/outlines.ts'
import { describeIn, renderScene, windows } from '../helpers/renderScene.tsx'

const shapeOf = (body: Body) => facesIn(body)[0]?.geometry
const { engravings } = lanternShape()

/** How far a body shows its front: 1 from the front, 0 edge-on, negative from the back. */
function facing({ position, quaternion }: Body): number {
  const toCamera = new Vector3(0, 0, CAMERA.z).sub(position).normalize()
  return new Vector3(0, 0, 1).applyQuaternion(quaternion).dot(toCamera)
}

async function render(size: object, delivery: Delivery = 'idle') {
  const site = { route: 'contact', delivery } as const
  const scene = await renderScene(<ContactScene />, { ...size, site, contours: false })
  scene.frame(0)
  const bodies = scene.bodies()
  return { scene, envelopes: bodies.slice(0, 5), lanterns: bodies.slice(5), envelope: scene.body('envelope') }
}

describeIn(windows, 'on a', (size) => {
  const aspect = size.width / size.height

  it('five envelopes float above three lanterns, which one water moves by one to two units', async () => {
    const { scene, envelopes, lanterns } = await render(size)
    expect([envelopes, lanterns].map((each) => new Set(each.map(shapeOf)).size)).toEqual([1, 1])
    expect(new Set(scene.bodies().map(shapeOf)).size).toBe(2)
    scene.seek(0)
    expect(new Set(lanterns.map(({ position }) => position.y.toFixed(9))).size).toBe(1)
    const paths = lanterns.map(() => new Box3())
    for (let t = 0; t < 60; t += 1) {
      scene.seek(t)
      for (const [index, path] of paths.entries()) path.expandByPoint(itemAt(lanterns, index).position)
    }
    for (const { min, max } of paths) expect(Math.abs(max.y - min.y - 1.5)).toBeLessThanOrEqual(0.5)
  })

  it('the three large envelopes always show their front, the two small ones both sides', async () => {
    const { scene, envelopes } = await render(size)
    const sizes = envelopes.map((body) => scene.look(body).size)
    expect(Math.min(...sizes.slice(0, 3))).toBeGreaterThan(Math.max(...sizes.slice(3)))
    const least = envelopes.map(() => 1)
    for (let t = 0; t < 120; t += 0.25) {
      scene.seek(t)
      for (const [index, body] of envelopes.entries())
        least[index] = Math.min(least[index] ?? 1, facing(body))
    }
    expect(Math.min(...least.slice(0, 3))).toBeGreaterThan(0.5)
    expect(Math.max(...least.slice(3))).toBeLessThan(-0.9)
  })

  it('three envelopes lie beside a lantern each at the questions, out of its light', async () => {
    const { scene, envelopes, lanterns, envelope } = await render(size)
    for (const t of [0, 3, 20, 40]) {
      scene.seek(t, 2)
      const nearest = envelopes.slice(0, 3).map((each) => {
        const distances = lanterns.map(
          ({ position, scale }) => each.position.distanceTo(position) / (each.scale.x + scale.x),
        )
        expect(Math.min(...distances), `${each.name} at ${t} s`).toBeLessThan(2.05)
        return distances.indexOf(Math.min(...distances))
      })
      expect(new Set(nearest).size).toBe(3)
      const { reaches } = outlineOf(scene, envelope)
      scene.state().camera.updateMatrixWorld()
      const rings = engravings.flatMap(({ from, to }) => [from, to])
      expect(rings.length).toBeGreaterThan(50)
      for (const { position, quaternion, scale, name } of lanterns) {
        for (const point of rings) {
          const place = new Vector3(...point).multiplyScalar(scale.x).applyQuaternion(quaternion)
          const { x, y } = place.add(position).project(scene.state().camera)
          const isOutside = reaches.some((reach, direction) => {
            const angle = (direction / reaches.length) * 2 * Math.PI
            return x * aspect * Math.cos(angle) + y * Math.sin(angle) > reach
          })
          expect(isOutside, `${name} at ${t} s`).toBe(true)
        }
      }
    }
  })

  it.runIf(aspect > 1)('the envelope stands above the contact details at the form', async () => {
    const { scene, envelope } = await render(size)
    scene.seek(3, 1)
    const { left, right, top, bottom } = outlineOf(scene, envelope)
    expect((left + right) / 2).toBeCloseTo(0.52 * aspect, 1)
    expect((top + bottom) / 2).toBeCloseTo(0.42, 1)
    expect(bottom).toBeGreaterThan(0)
  })

  it('the envelope sails out to a depth of 44 while the form sends, and back without an answer', async () => {
    const { scene, envelope } = await render(size)
    for (const s of [0, 0.5, 1, 2]) {
      const depthAfter = (seconds: number) => {
        scene.advance(seconds, 10)
        scene.seek(3, s)
        return scene.look(envelope).depth
      }
      const home = depthAfter(0)
      scene.cue({ delivery: 'sending' })
      const depths = [home, ...[0.4, 0.4, 0.4, 0.4].map(depthAfter)]
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
      expect(depths[4]).toBeCloseTo(44, 3)
      expect(facing(envelope)).toBeLessThan(0)
      scene.cue({ delivery: s < 1 ? 'failed' : 'idle' })
      expect(depthAfter(2)).toBe(home)
    }
  })

  it('a message that arrives brings the near lantern to the envelope’s place; it pulses twice', async () => {
    const { scene, lanterns } = await render(size, 'sending')
    const lantern = itemAt(lanterns, 0)
    const glows = Array.from({ length: 40 }, (_, step) => {
      if (step === 0) scene.cue({ delivery: 'sent' })
      scene.advance(0.1)
      return lantern.glow
    })
    const end = itemAt(glows, 39)
    const peaks = glows.filter(
      (glow, at) => glow > end + 0.9 && glow > (glows[at - 1] ?? 0) && glow >= (glows[at + 1] ?? 0),
    )
    expect(peaks).toHaveLength(2)
    for (const s of [0, 1]) {
      scene.seek(3, s)
      const { u, v, size: share } = scene.look(lantern)
      expect(share).toBeGreaterThan(0.15)
      if (aspect > 1) expect(Math.hypot(u - 0.55, v - 0.56)).toBeLessThan(0.1)
      else expect(v + share).toBeLessThan(0)
    }
    scene.seek(3, 2)
    const there = scene.look(lantern)
    scene.cue({ delivery: 'idle' })
    scene.advance(4)
    scene.seek(3, 2)
    expect(scene.look(lantern).u).toBeCloseTo(there.u, 5)
  })

  it('the lanterns brighten once the envelope is out, and it is gone', async () => {
    const { scene, envelope, lanterns } = await render(size)
    const after = (delivery: Delivery, seconds: number) => {
      scene.cue({ delivery })
      scene.advance(seconds)
      scene.seek(3, 0)
      return { glows: lanterns.map(({ glow }) => glow), away: envelope.position.z }
    }
    const sending = after('sending', 2)
    expect(sending.glows).toEqual([0, 0, 0])
    const sent = after('sent', 2)
    expect(Math.min(...sent.glows)).toBeGreaterThan(0.5)
    expect(envelope.glow).toBeLessThan(-0.8)
    expect(sent.away).toBeLessThan(sending.away - 10)
    const poses = drawnPoses(scene.bodies())
    const warmths = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => poseValue(poses, index, 'warmth'))
    expect(warmths).toEqual([0, 0, 0, 0, 0, 1, 0, 0])
    after('idle', 2)
    // An answer before the envelope has left brightens little.
    const { glows } = after('sent', 0.8)
    expect(Math.max(...glows)).toBeLessThan(0.3 * Math.max(...sent.glows))
  })
})

it('who arrives after sending finds the envelope gone and the lanterns lit', async () => {
  const { envelope, lanterns } = await render({}, 'sent')
  expect(envelope.glow).toBeLessThan(-0.8)
  expect(Math.min(...lanterns.map(({ glow }) => glow))).toBeGreaterThan(0.5)
})
