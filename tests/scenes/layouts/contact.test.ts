import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { BodySpec } from '../../../src/scenes/engine/body.ts'
import { CAMERA, halfHeightAt } from '../../../src/scenes/engine/composition.ts'
import { CONTACT_COUNT, contactLayout } from '../../../src/scenes/contact/layout.ts'
import { DEFAULT_SEED } from '../../../src/scenes/layout.ts'
import { itemAt } from '../../../src/shared/lists.ts'
import { TAU } from '../../../src/shared/math.ts'
import { createSiteStore, type Delivery } from '../../../src/store/site.ts'
import { composedBodies, poseOf, windows } from '../../helpers/bodies.ts'
import { poseValue } from '../../helpers/glass.ts'
import { outlineOf } from '../../helpers/outlines.ts'
import { journeyPoses } from '../../helpers/journey.ts'

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

describe.each(windows)('on a %s', (_, aspect) => {
  const { shift } = contactLayout({ seed: DEFAULT_SEED, count: CONTACT_COUNT, aspect })
  const { at, bodies } = journeyPoses(contactLayout, CONTACT_COUNT, aspect)
  const positionAt = (poses: Float32Array, index: number) =>
    new Vector3().fromArray(poseValue(poses, index, 'position'))
  const glowOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'glow')[0] ?? Number.NaN

  it('each of three letters lies beside a lantern of its own at the questions, at most two radii away', () => {
    for (const t of [0, 3, 20, 40]) {
      const poses = at(t, 2)
      const nearest = [0, 1, 2].map((letter) => {
        const distances = [5, 6, 7].map((lantern) => {
          const radii = (bodies[letter]?.radius ?? 0) + (bodies[lantern]?.radius ?? 0)
          return positionAt(poses, letter).distanceTo(positionAt(poses, lantern)) / radii
        })
        expect(Math.min(...distances)).toBeLessThan(2)
        return distances.indexOf(Math.min(...distances))
      })
      expect(new Set(nearest).size).toBe(3)
    }
  })

  it('no ring of light around a lantern crosses the near letter at the questions', () => {
    for (const t of [0, 3, 20, 40]) {
      const poses = at(t, 2)
      const { reaches } = outlineOf(poses, 0, itemAt(bodies, 0), shift, aspect)
      for (const index of [5, 6, 7]) {
        const { shape, radius } = itemAt(bodies, index)
        const turn = new Quaternion().fromArray(poseValue(poses, index, 'rotation'))
        const rings = shape.engravings.flatMap(({ from, to }) => [from, to])
        expect(rings.length).toBeGreaterThan(50)
        for (const point of rings) {
          const { x, y, z } = new Vector3(...point)
            .multiplyScalar(radius)
            .applyQuaternion(turn)
            .add(positionAt(poses, index))
          const half = halfHeightAt(CAMERA.z - z)
          const [across, up] = [x / half + shift[0] * aspect, y / half + shift[1]]
          const isOutside = reaches.some((reach, direction) => {
            const angle = (direction / reaches.length) * TAU
            return across * Math.cos(angle) + up * Math.sin(angle) > reach
          })
          expect(isOutside, `lantern ${index} at ${t} s`).toBe(true)
        }
      }
    }
  })

  it('the near letter stands above the contact details of a desktop while the form is filled in', () => {
    if (aspect < 0.8) return
    const { left, right, top, bottom } = outlineOf(at(3, 1), 0, itemAt(bodies, 0), shift, aspect)
    expect((left + right) / 2).toBeCloseTo(0.52 * aspect, 1)
    expect((top + bottom) / 2).toBeCloseTo(0.42, 1)
    expect(bottom).toBeGreaterThan(0)
  })

  it('the near letter sails out to a depth of 44 while the form sends, and comes back without an answer', () => {
    for (const s of [0, 0.5, 1, 2]) {
      const home = positionAt(at(3, s), 0).z
      const depths = [0, 0.25, 0.5, 0.75, 1].map((away) => CAMERA.z - positionAt(at(3, s, [away, 0]), 0).z)
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
      expect(depths[0]).toBeCloseTo(CAMERA.z - home, 5)
      expect(depths[4]).toBeCloseTo(44, 3)
    }
  })

  it('the lanterns brighten once the letter is out, and it is gone', () => {
    const sending = Float32Array.from(at(3, 0, [1, 0]))
    const sent = Float32Array.from(at(3, 0, [1, 1]))
    for (const lantern of [5, 6, 7]) {
      expect(glowOf(sending, lantern)).toBe(0)
      expect(glowOf(sent, lantern)).toBeGreaterThan(0.5)
    }
    expect(glowOf(sent, 0)).toBeLessThan(-0.8)
    expect(positionAt(sent, 0).z).toBeLessThan(positionAt(sending, 0).z - 10)
    // An answer before the letter has left brightens nothing.
    expect(glowOf(at(3, 0, [0, 1]), 5)).toBe(0)
  })
})

it.each<[Delivery, number, number]>([
  ['idle', 0, 0],
  ['sending', 1, 0],
  ['sent', 1, 1],
  ['failed', 0, 0],
])('with the delivery %s the letter is away by %i and the lanterns are lit by %i', (delivery, away, lit) => {
  const { journey } = contactLayout({ seed: DEFAULT_SEED, count: CONTACT_COUNT, aspect: 1.6 })
  const targets = new Float32Array(2)
  journey?.cues?.read(createSiteStore({ delivery }).getState(), targets)
  expect([...targets]).toEqual([away, lit])
})
