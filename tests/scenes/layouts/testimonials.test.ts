import { expect, it } from 'vitest'
import { TESTIMONIALS_COUNT, testimonialsLayout } from '../../../src/scenes/testimonials/layout.ts'
import { composedBodies } from '../../helpers/bodies.ts'

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
