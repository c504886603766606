import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { BodySpec } from '../../../src/scenes/body.ts'
import { CAMERA } from '../../../src/scenes/composition.ts'
import { CONTACT_COUNT, contactLayout } from '../../../src/scenes/contact/layout.ts'
import { composedBodies, poseOf } from '../../helpers/bodies.ts'

/** How far the body shows its front: 1 from the front, 0 edge-on, negative from the back. */
function facing(body: BodySpec, t: number): number {
  const { position, quaternion } = poseOf(body, t)
  const toCamera = new Vector3(0, 0, CAMERA.z).sub(position).normalize()
  return new Vector3(0, 0, 1).applyQuaternion(quaternion).dot(toCamera)
}

it('has five floating envelopes and three domes on the wave', () => {
  for (const bodies of composedBodies(contactLayout, CONTACT_COUNT)) {
    const envelopes = bodies.slice(0, 5)
    const domes = bodies.slice(5)
    expect(envelopes.map(({ motion }) => motion.type)).toEqual(Array<string>(5).fill('floating'))
    expect(domes.map(({ motion }) => motion.type)).toEqual(Array<string>(3).fill('wave'))
    for (const { name } of envelopes) expect(name).toMatch(/^envelope-/)
    const [envelopeShapes, domeShapes] = [envelopes, domes].map(
      (each) => new Set(each.map(({ shape }) => shape)),
    )
    expect([envelopeShapes?.size, domeShapes?.size]).toEqual([1, 1])
    expect(envelopeShapes).not.toEqual(domeShapes)
  }
})

it('stands all domes on one water, which moves them by one to two units', () => {
  for (const bodies of composedBodies(contactLayout, CONTACT_COUNT)) {
    const domes = bodies.slice(5)
    expect(new Set(domes.map(({ position }) => position[1])).size).toBe(1)
    for (const dome of domes) {
      expect(poseOf(dome, 0).position.y).toBeCloseTo(dome.position[1], 9)
      const heights = Array.from({ length: 60 }, (_, t) => poseOf(dome, t).position.y)
      const range = Math.max(...heights) - Math.min(...heights)
      expect(range).toBeGreaterThan(1)
      expect(range).toBeLessThanOrEqual(2)
    }
  }
})

it('always shows the front of the three large envelopes, and both sides of the two small ones', () => {
  const times = Array.from({ length: 480 }, (_, index) => index / 4)
  for (const bodies of composedBodies(contactLayout, CONTACT_COUNT)) {
    const [large, small] = [bodies.slice(0, 3), bodies.slice(3, 5)]
    const sizes = (envelopes: readonly BodySpec[]) =>
      envelopes.map(({ radius, position }) => radius / (CAMERA.z - position[2]))
    expect(Math.min(...sizes(large))).toBeGreaterThan(Math.max(...sizes(small)))
    const leastFacing = (body: BodySpec) => Math.min(...times.map((t) => facing(body, t)))
    for (const envelope of large) expect(leastFacing(envelope), envelope.name).toBeGreaterThan(0.5)
    for (const envelope of small) expect(leastFacing(envelope), envelope.name).toBeLessThan(-0.9)
  }
})

it('keeps three domes in eight bodies for other counts', () => {
  const domes = (count: number) =>
    contactLayout({ seed: 1, count, aspect: 1.6 }).bodies.filter(({ motion }) => motion.type === 'wave')
  expect([0, 8, 16, 80].map((count) => domes(count).length)).toEqual([0, 3, 6, 30])
})
