import { itemAt, memoize } from '../../shared/lists.ts'
import type { Rgb } from '../body.ts'
import { mixRgb } from '../color.ts'
import { shades } from '../layout.ts'
import type { Shape } from '../shape.ts'
import { cloud } from '../shapes/cloud.ts'
import { gear } from '../shapes/gear.ts'
import { monitor, phone } from '../shapes/screens.ts'
import { network } from '../shapes/network.ts'
import type { Vec3 } from '../vector.ts'

/** Number of instruments that the pages know. Further bodies, which only the benchmark has, keep to their motions. */
export const INSTRUMENTS = 8

interface Instrument {
  kind: string
  createShape: () => Shape
  color: Rgb
  /** World radius of an instrument that orbits, scene units. */
  orbitingRadius: number
  /** Rotation at which the instrument is easy to recognise: Euler angles in radians. */
  attitude: Vec3
  /** Factor on the size in the ring of the closing call and of an open card, so that all kinds look equally large. */
  ringSize: number
}

/** The kinds of instruments. Bodies repeat them in this order. */
const instruments: readonly Instrument[] = [
  {
    kind: 'monitor',
    createShape: monitor,
    color: shades.blue,
    orbitingRadius: 3.2,
    attitude: [0.06, 0.3, -0.02],
    ringSize: 0.92,
  },
  {
    kind: 'phone',
    createShape: phone,
    color: mixRgb(shades.blue, shades.teal, 0.55),
    orbitingRadius: 5.2,
    attitude: [0.1, -0.36, -0.1],
    ringSize: 1.06,
  },
  {
    kind: 'cloud',
    createShape: cloud,
    color: shades.blue,
    orbitingRadius: 3,
    attitude: [0.12, -0.28, 0.02],
    ringSize: 0.95,
  },
  {
    kind: 'gear',
    createShape: gear,
    color: shades.teal,
    orbitingRadius: 3.4,
    attitude: [0.18, 0.42, 0.2],
    ringSize: 0.88,
  },
  {
    kind: 'network',
    createShape: network,
    color: mixRgb(shades.blue, shades.teal, 0.25),
    orbitingRadius: 3,
    attitude: [0.1, 0.2, 0],
    ringSize: 0.88,
  },
]

const shapeOf = memoize((createShape: () => Shape) => createShape())

/** Returns the instrument of the body `index`. All bodies of a kind share one shape. */
export function instrumentAt(index: number) {
  const { createShape, ...instrument } = itemAt(instruments, index % instruments.length)
  return { ...instrument, shape: shapeOf(createShape) }
}
