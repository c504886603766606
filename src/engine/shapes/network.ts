import type { Part, Shape } from '../shape.ts'
import { add, normalise, type Vec3 } from '../../shared/vector.ts'
import { engrave } from './engrave.ts'
import { corePart, icospherePoints, solidPart } from './polyhedra.ts'
import { mergeParts, placePart } from './parts.ts'

const isHighlighted = (index: number) => index % 11 === 0

function nodesPart(nodes: readonly Vec3[], radius: number, tint: 'body' | 'highlight'): Part {
  const node = corePart(radius, { tint, throughGlass: false })
  return mergeParts(nodes.map((position) => placePart(node, position)))
}

/** Small octahedra at the corners of an icosphere, and lines along its edges. */
export function network(): Shape {
  const nodes = icospherePoints()
  const plain = nodes.filter((_, index) => !isHighlighted(index))
  const highlighted = nodes.filter((_, index) => isHighlighted(index))
  return {
    parts: [nodesPart(plain, 0.065, 'body'), nodesPart(highlighted, 0.085, 'highlight')],
    engravings: solidPart(nodes).edges.flatMap(({ from, to }) =>
      engrave([from, to], normalise(add(from, to)), { strength: 0.7 }),
    ),
  }
}
