import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BodySpec } from '../../../src/scenes/body.ts'
import { CAMERA, REFERENCE_ASPECT, type Composition } from '../../../src/scenes/composition.ts'
import { DEFAULT_SEED } from '../../../src/scenes/layout.ts'
import { SERVICES_COUNT, servicesLayout } from '../../../src/scenes/services/layout.ts'
import { aspects, composedBodies, poseOf } from '../../helpers/bodies.ts'

const inputs = fc.record({
  seed: fc.oneof(fc.constant(DEFAULT_SEED), fc.integer()),
  aspect: fc.constantFrom(...aspects),
  count: fc.oneof(fc.integer({ min: 2, max: 24 }), fc.constant(SERVICES_COUNT)),
})

const isOrbital = ({ motion }: BodySpec) => motion.type === 'orbital'

it('is a ring: bodies orbit at 15 to 18 units and float at 20 to 25 units from its centre in plan', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { bodies } = servicesLayout(input)
      const [centre = [NaN, NaN, NaN]] = bodies.flatMap(({ motion }) =>
        motion.type === 'orbital' ? [motion.centre] : [],
      )
      for (const { motion, position } of bodies) {
        if (motion.type === 'orbital') {
          expect(motion.radius).toBeGreaterThanOrEqual(15)
          expect(motion.radius).toBeLessThanOrEqual(18)
          expect(motion.centre).toEqual(centre)
        } else {
          const distance = Math.hypot(position[0] - centre[0], position[2] - centre[2])
          expect(distance).toBeGreaterThan(19.9)
          expect(distance).toBeLessThan(25.1)
        }
      }
    }),
  )
})

it('floats and orbits alternately, at 0.1 to 0.5 radians per second', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const [index, { motion }] of servicesLayout(input).bodies.entries()) {
        expect(motion.type).toBe(index % 2 === 1 ? 'orbital' : 'floating')
        if (motion.type === 'floating') expect(motion.style).toBe('sway')
        if (motion.type === 'orbital') {
          expect(Math.abs(motion.speed)).toBeGreaterThanOrEqual(0.1)
          expect(Math.abs(motion.speed)).toBeLessThanOrEqual(0.5)
        }
      }
    }),
  )
})

describe.each(['wide', 'tablet', 'tall'] as const)('the %s composition', (composition: Composition) => {
  const aspect = REFERENCE_ASPECT[composition]
  const { bodies, shift } = servicesLayout({ seed: DEFAULT_SEED, count: SERVICES_COUNT, aspect })
  const tan = Math.tan((CAMERA.fov / 2) * (Math.PI / 180))
  /** Position on the screen and radius, in half heights of the window, and depth. */
  const screenPlaceOf = (body: BodySpec, t: number) => {
    const { x, y, z } = poseOf(body, t).position
    const halfHeight = (CAMERA.z - z) * tan
    return {
      u: x / halfHeight + shift[0] * aspect,
      v: y / halfHeight + shift[1],
      radius: body.radius / halfHeight,
      z,
    }
  }
  /** A whole turn at the lowest speed, in steps of half a second. */
  const times = Array.from({ length: 2 * Math.ceil((2 * Math.PI) / 0.1) }, (_, index) => index / 2)

  it.each(bodies.filter(isOrbital))(
    'keeps $name in the window, and off the hero while it is nearer',
    (body) => {
      const [hero] = bodies
      expect(hero?.name).toBe('monitor-0')
      for (const t of times) {
        const place = screenPlaceOf(body, t)
        const heroPlace = screenPlaceOf(hero ?? body, t)
        expect(Math.abs(place.u), `at ${t} s`).toBeLessThan(aspect)
        expect(Math.abs(place.v), `at ${t} s`).toBeLessThan(1)
        if (place.z > heroPlace.z) {
          const distance = Math.hypot(place.u - heroPlace.u, place.v - heroPlace.v)
          expect(distance, `at ${t} s`).toBeGreaterThan(heroPlace.radius)
        }
      }
    },
  )
})

it('repeats monitor, phone, cloud, gear and network', () => {
  const kinds = ['monitor', 'phone', 'cloud', 'gear', 'network', 'monitor', 'phone', 'cloud']
  for (const bodies of composedBodies(servicesLayout, SERVICES_COUNT)) {
    expect(bodies.map(({ name }) => name)).toEqual(kinds.map((kind, index) => `${kind}-${index}`))
    const shapes = bodies.map(({ shape }) => shape)
    expect(new Set(shapes).size).toBe(5)
    expect(shapes.slice(5)).toEqual(shapes.slice(0, 3))
  }
})

it('spreads the orbits of other seeds all round the ring', () => {
  const eighths = Array.from({ length: 40 }, (_, index) =>
    servicesLayout({ seed: 50 + index, count: SERVICES_COUNT, aspect: 1.6 }).bodies.flatMap(({ motion }) =>
      motion.type === 'orbital' ? [Math.floor((motion.startAngle / (2 * Math.PI)) * 8)] : [],
    ),
  )
  expect(new Set(eighths.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]))
})
