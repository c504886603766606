import { Quaternion } from 'three'
import { describe, expect, it } from 'vitest'
import { TESTIMONIALS_COUNT, testimonialsLayout } from '../../../src/scenes/testimonials/layout.ts'
import { itemAt } from '../../../src/shared/lists.ts'
import { composedBodies } from '../../helpers/bodies.ts'
import { poseValue } from '../../helpers/glass.ts'
import { screenJourney } from '../../helpers/screenJourney.ts'
import { journeyPoses } from '../../helpers/journey.ts'

it('has octahedra: every body has eight faces and turns', () => {
  for (const bodies of composedBodies(testimonialsLayout, TESTIMONIALS_COUNT)) {
    for (const { shape, motion } of bodies) {
      const normals = shape.parts.flatMap((part) =>
        part.triangles.map(({ normal }) => normal.map((value) => value.toFixed(3)).join()),
      )
      expect(new Set(normals).size).toBe(8)
      expect(motion).toMatchObject({ type: 'floating', style: 'turn' })
    }
  }
})

it('gives all bodies about the same attitude', () => {
  for (const bodies of composedBodies(testimonialsLayout, TESTIMONIALS_COUNT)) {
    const yaws = bodies.map(({ rotation }) => rotation[1])
    expect(Math.max(...yaws) - Math.min(...yaws)).toBeLessThan(Math.PI)
  }
})

describe.each([
  { name: 'desktop', aspect: 1.6, top: 1, text: [0.36, 0.43] as const },
  { name: 'wide screen', aspect: 2.37, top: 1, text: [0.36, 0.43] as const },
  { name: 'tablet', aspect: 0.75, top: 1, text: [0.5, 0.3] as const },
  { name: 'phone', aspect: 0.462, top: 0.04, text: null },
])('the closing call on a $name', ({ aspect, top, text }) => {
  const { look, distance } = screenJourney(testimonialsLayout, TESTIMONIALS_COUNT, aspect)
  /** Seconds at which the picture must be right. */
  const times = [0, 3, 20, 77]

  const [wide, high] = text ?? [1, 1]
  it.skipIf(text === null)('shows a ring of octahedra around the text, the largest at its foot', () => {
    for (const t of times) {
      const all = look(t, 1).toSorted((a, b) => b.size - a.size)
      const angles = all.map(({ u, v }) => Math.atan2(v, u * aspect)).toSorted((a, b) => a - b)
      for (const [index, angle] of angles.entries())
        expect(angle - (angles[index - 1] ?? (angles.at(-1) ?? 0) - 2 * Math.PI)).toBeLessThan(Math.PI / 3)
      expect(itemAt(all, 0)).toMatchObject({ u: expect.closeTo(0, 1) })
      expect(itemAt(all, 0).v).toBeLessThan(-0.4)
      for (const { u, v, size } of all) {
        expect(Math.max((Math.abs(u) - size / aspect) / wide, (Math.abs(v) - size) / high)).toBeGreaterThan(1)
        expect(Math.max(Math.abs(v) + size, Math.abs(u) + size / aspect)).toBeLessThan(1.05)
      }
    }
  })

  it.runIf(text === null)('shows one large octahedron, and all others in a ring around it', () => {
    for (const t of times) {
      const [middle, ...others] = look(t, 1).toSorted((a, b) => b.size - a.size)
      if (!middle) throw new Error('No body')
      expect(middle.size).toBeGreaterThan(1.8 * itemAt(others, 0).size)
      const angles = others
        .map(({ u, v }) => Math.atan2(v - middle.v, (u - middle.u) * aspect))
        .toSorted((a, b) => a - b)
      const gaps = angles.map(
        (angle, index) => angle - (angles[index - 1] ?? (angles.at(-1) ?? 0) - 2 * Math.PI),
      )
      expect(Math.max(...gaps)).toBeLessThan(Math.PI / 3)
      for (const other of others) {
        expect(distance(other, middle)).toBeGreaterThan(other.size + 0.85 * middle.size)
        expect(other.v + other.size).toBeLessThan(top)
        expect(other.v - other.size).toBeGreaterThan(-1)
        expect(Math.abs(other.u) + other.size / aspect).toBeLessThan(1.05)
      }
    }
  })

  it('has the larger bodies of the ring at the bottom', () => {
    const [, ...others] = look(3, 1).toSorted((a, b) => b.size - a.size)
    const mean = (bodies: readonly { v: number }[]) =>
      bodies.reduce((sum, { v }) => sum + v, 0) / bodies.length
    expect(mean(others.slice(0, 6))).toBeLessThan(mean(others.slice(-6)) - 0.3)
  })

  it('turns all octahedra by the same angle on the way, so that they go on turning together', () => {
    const { at } = journeyPoses(testimonialsLayout, TESTIMONIALS_COUNT, aspect)
    const attitudesAt = (s: number) => {
      const poses = at(9, s)
      return Array.from({ length: TESTIMONIALS_COUNT }, (_, index) =>
        new Quaternion().fromArray(poseValue(poses, index, 'rotation')),
      )
    }
    const before = attitudesAt(0)
    const turns = attitudesAt(1).map((after, index) => after.angleTo(itemAt(before, index)))
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThan(0.02)
    expect(Math.min(...turns)).toBeGreaterThan(0.4)
  })
})
