import fc from 'fast-check'
import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { CAMERA, compositionOf, REFERENCE_ASPECT } from '../../../src/scenes/engine/composition.ts'
import { DEFAULT_SEED } from '../../../src/scenes/layout.ts'
import { clarityAt, fog } from '../../../src/scenes/services/journey.ts'
import { SERVICES_COUNT, servicesLayout } from '../../../src/scenes/services/layout.ts'
import { createSiteStore } from '../../../src/store/site.ts'
import { itemAt } from '../../../src/shared/lists.ts'
import { aspects, composedBodies, windows } from '../../helpers/bodies.ts'
import { poseValue } from '../../helpers/glass.ts'
import { gapBetween, outlineOf } from '../../helpers/outlines.ts'
import { journeyPoses } from '../../helpers/journey.ts'
import { screenJourney } from '../../helpers/screenJourney.ts'

const inputs = fc.record({
  seed: fc.oneof(fc.constant(DEFAULT_SEED), fc.integer()),
  aspect: fc.constantFrom(...aspects),
  count: fc.oneof(fc.integer({ min: 2, max: 24 }), fc.constant(SERVICES_COUNT)),
})

it('is a ring: bodies float at 20 to 25 units from its centre in plan, and orbit at 15 to 18, alternately', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { bodies } = servicesLayout(input)
      const [centre = [NaN, NaN, NaN]] = bodies.flatMap(({ motion }) =>
        motion.type === 'orbital' ? [motion.centre] : [],
      )
      for (const [index, { motion, position }] of bodies.entries()) {
        expect(motion.type).toBe(index % 2 === 1 ? 'orbital' : 'floating')
        if (motion.type === 'orbital') {
          expect(Math.abs(motion.speed)).toBeGreaterThanOrEqual(0.1)
          expect(Math.abs(motion.speed)).toBeLessThanOrEqual(0.5)
          expect(motion.radius).toBeGreaterThanOrEqual(15)
          expect(motion.radius).toBeLessThanOrEqual(18)
          expect(motion.centre).toEqual(centre)
        } else {
          expect(motion).toMatchObject({ style: 'sway' })
          const distance = Math.hypot(position[0] - centre[0], position[2] - centre[2])
          expect(distance).toBeGreaterThan(19.9)
          expect(distance).toBeLessThan(25.1)
        }
      }
    }),
  )
})

it.each(Object.entries(REFERENCE_ASPECT))('orbits stay in a %s window, off a farther hero', (_, aspect) => {
  const { look, distance, bodies } = screenJourney(servicesLayout, SERVICES_COUNT, aspect)
  expect(bodies[0]?.name).toBe('monitor-0')
  // A whole turn at the lowest speed.
  for (let t = 0; t < (2 * Math.PI) / 0.1; t += 0.5) {
    const places = look(t, 0)
    const hero = itemAt(places, 0)
    for (const [index, place] of places.entries()) {
      const { name, motion } = itemAt(bodies, index)
      if (motion.type !== 'orbital') continue
      expect(Math.abs(place.u), `${name} at ${t} s`).toBeLessThan(1)
      expect(Math.abs(place.v), `${name} at ${t} s`).toBeLessThan(1)
      if (place.depth < hero.depth)
        expect(distance(place, hero), `${name} at ${t} s`).toBeGreaterThan(hero.size)
    }
  }
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

/** Poses of the composition for windows of this aspect, the outlines of its instruments there, and which are near each other. */
function composed(aspect: number) {
  const reference = REFERENCE_ASPECT[compositionOf(aspect)]
  const { shift } = servicesLayout({ seed: DEFAULT_SEED, count: SERVICES_COUNT, aspect: reference })
  const { at, bodies } = journeyPoses(servicesLayout, SERVICES_COUNT, reference, DEFAULT_SEED, aspect)
  const outlines = (t: number, s: number, levels: readonly number[] = [], cardV = 0) => {
    const poses = at(t, s, levels, cardV)
    return bodies.map((body, index) => outlineOf(poses, index, body, shift, aspect))
  }
  /** The pairs of instruments between which there is no gap of more than `least` half heights of the window. */
  const closePairs = (t: number, s: number, least: number) => {
    const all = outlines(t, s).map((outline, index) => ({ outline, name: bodies[index]?.name }))
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => gapBetween(one.outline, other.outline) <= least)
        .map((other) => `${one.name} and ${other.name}`),
    )
  }
  return { at, bodies, outlines, closePairs }
}

const only = (index: number, level: number) =>
  Array.from({ length: SERVICES_COUNT }, (_, other) => (other === index ? level : 0))

it.each(windows.slice(0, 2))('no instruments touch in ten seconds or the poster on a %s', (_, aspect) => {
  const { closePairs } = composed(aspect)
  for (let t = 0; t <= 10; t += 0.5) expect(closePairs(t, 0, 0.01), `at ${t} s`).toEqual([])
})

describe.each(windows)('at the closing call on a %s', (_, aspect) => {
  const { at, bodies, outlines, closePairs } = composed(aspect)
  const isHigh = aspect < 0.8

  it('the eight form a ring in which no two touch and twins are not neighbours', () => {
    for (let t = 0; t < 58; t += 1) expect(closePairs(t, 1, 0), `at ${t} s`).toEqual([])
    const kinds = bodies.map(({ name }) => name.split('-')[0])
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[(index + 1) % kinds.length])
  })

  it('the ring stays in the window, and below the text of a tall one', () => {
    for (let t = 0; t < 58; t += 2) {
      for (const { left, right, bottom, top } of outlines(t, 1)) {
        expect(left).toBeGreaterThan(-aspect)
        expect(right).toBeLessThan(aspect)
        expect(bottom).toBeGreaterThan(-1)
        expect(top).toBeLessThan(isHigh ? 0.04 : 0.8)
      }
    }
  })

  it('the ring turns by 0.11 radians a second, so each instrument comes to the front', () => {
    const bottoms = Array.from({ length: 58 }, (_value, t) => outlines(t, 1).map(({ bottom }) => bottom))
    const front = new Set(bottoms.map((all) => all.indexOf(Math.min(...all))))
    expect(front.size).toBe(SERVICES_COUNT)
  })

  it('an open card has its instrument alone in the window, on a desktop at the height of the card', () => {
    for (const s of [0, 0.4, 1])
      for (const index of bodies.keys()) {
        const all = outlines(3, s, only(index, 1), -0.3)
        const inWindow = all.filter(({ left, right }) => left < aspect && right > -aspect)
        expect(inWindow).toEqual([all[index]])
        const { left = 0, right = 0, top = 0, bottom = 0 } = all[index] ?? {}
        if (isHigh) expect((left + right) / 2).toBeCloseTo(0, 0)
        else {
          expect(left).toBeGreaterThan(0.1 * aspect)
          expect((top + bottom) / 2).toBeCloseTo(-0.3, 0)
        }
      }
  })

  it('no instrument leaps while one card closes and another opens', () => {
    const positions = (poses: Float32Array) =>
      bodies.map((_body, index) => new Vector3().fromArray(poseValue(poses, index, 'position')))
    const swap = (level: number) => bodies.map((_body, index) => [1 - level, level][index] ?? 0)
    for (let step = 0; step < 200; step += 1) {
      const before = positions(at(3, 0.4, swap(step / 200)))
      const after = positions(at(3, 0.4, swap((step + 1) / 200)))
      for (const [index, position] of before.entries())
        expect(position.distanceTo(after[index] ?? position)).toBeLessThan(1)
    }
  })

  it('an open instrument is brighter than the others, and faces the viewer', () => {
    for (const index of bodies.keys()) {
      const poses = at(3, 0.4, only(index, 1))
      const brightness = bodies.map((_body, other) => {
        const depth = CAMERA.z - (poseValue(poses, other, 'position')[2] ?? 0)
        const [glow = 0] = poseValue(poses, other, 'glow')
        return (1 + glow) * clarityAt(depth, fog[compositionOf(aspect)])
      })
      expect(brightness.indexOf(Math.max(...brightness))).toBe(index)
      const front = new Vector3(0, 0, 1).applyQuaternion(
        new Quaternion().fromArray(poseValue(poses, index, 'rotation')),
      )
      expect(front.z).toBeGreaterThan(0.85)
    }
  })
})

it('takes the open card from the store, and no instrument without one', () => {
  const { journey } = servicesLayout({ seed: DEFAULT_SEED, count: SERVICES_COUNT, aspect: 1.6 })
  const targets = new Float32Array(SERVICES_COUNT)
  const read = (openService: number) => {
    journey?.cues?.read(createSiteStore({ openService }).getState(), targets)
    return [...targets]
  }
  expect(read(3)).toEqual(only(3, 1))
  for (const none of [-1, 99, Number.NaN]) expect(read(none)).toEqual(only(-1, 1))
})
