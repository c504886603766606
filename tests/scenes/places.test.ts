import { Quaternion } from 'three'
import { describe, expect, it } from 'vitest'
import { createMotionSystem } from '../../src/motion/motionSystem.ts'
import { POSE_STRIDE, poseLayout } from '../../src/scenes/engine/poseLayout.ts'
import type { BodySpec } from '../../src/scenes/engine/body.ts'
import { CAMERA, halfHeightAt, positionOf, type LensShift } from '../../src/scenes/engine/composition.ts'
import { polyhedra } from '../../src/scenes/engine/shapes/polyhedra.ts'
import { createMoment, type Moment } from '../../src/scenes/journey/journey.ts'
import { placeJourney, turnAboutY, type PlaceAtStation } from '../../src/scenes/journey/places.ts'
import { depthFor, createStation, touchingDistances } from '../../src/scenes/journey/stationPlaces.ts'
import { applyMotion, poseOf } from '../helpers/bodies.ts'
import { poseValue } from '../helpers/glass.ts'

const shift: LensShift = [0.3, 0.1]
const aspect = 1.6
const shape = polyhedra.cube()
/** Seconds after which the bob of the bodies is at its highest. */
const CREST = 2

/** A body at (u, v) and `depth` of one unit in radius, whose bob is 0.5 high. */
function bodyAt(index: number, u: number, v: number, depth: number): BodySpec {
  const position = positionOf([u, v, depth, 0], shift, aspect)
  return {
    name: `body-${index}`,
    shape,
    color: [1, 1, 1],
    radius: 1,
    position,
    rotation: [0, 0, 0],
    motion: {
      type: 'floating',
      index,
      style: 'turn',
      start: [0, 0, 0],
      rest: position[1],
      bob: { amplitude: 0.5, period: 4 * CREST, phase: 0 },
    },
  }
}

/** Moves a body to (u, v) and `depth`. */
const moveTo =
  (u: number, v: number, depth: number): PlaceAtStation =>
  (place) => {
    place.u = u
    place.v = v
    place.depth = depth
  }

/** An edge of the grid beyond which every body already is. */
const NO_GRID = { edge: -9 }

/**
 * Returns a function for what the journey of these bodies shows at `t` seconds and station `s`, by the body's index. By
 * default no body has to stand aside between two stations.
 */
function seen(
  bodies: readonly BodySpec[],
  stations: readonly PlaceAtStation[],
  turn?: [number, number],
  page: Partial<Moment> = NO_GRID,
) {
  const motionSystem = createMotionSystem(bodies.length)
  for (const body of bodies) motionSystem.add(poseOf(body, 0), body.motion, applyMotion)
  const journey = placeJourney({ bodies, shift, aspect, stations, ...(turn && { turn }) })
  return (t: number, s: number, index = 0) => {
    motionSystem.seek(t)
    const { poses } = motionSystem
    journey.apply(poses, { ...createMoment(), ...page, t, s })
    const [x = 0, y = 0, z = 0] = poseValue(poses, index, 'position')
    const depth = CAMERA.z - z
    return {
      depth,
      u: x / (halfHeightAt(depth) * aspect) + shift[0],
      v: y / halfHeightAt(depth) + shift[1],
      glow: poseValue(poses, index, 'glow')[0],
      rotation: new Quaternion().fromArray(poseValue(poses, index, 'rotation')),
    }
  }
}

describe('between two stations', () => {
  const look = seen([bodyAt(0, -0.5, 0, 10)], [moveTo(0.5, 0, 40), moveTo(0.5, -0.6, 20)])

  it('the body moves from its first place to its place at the station', () => {
    expect(look(0, 0)).toMatchObject({ u: expect.closeTo(-0.5, 4), depth: expect.closeTo(10, 4) })
    expect(look(0, 1)).toMatchObject({ u: expect.closeTo(0.5, 4), depth: expect.closeTo(40, 4) })
    expect(look(0, 2)).toMatchObject({ v: expect.closeTo(-0.6, 4), depth: expect.closeTo(20, 4) })
  })

  it('the depth changes by the same factor in both halves of the way, so that its size does', () => {
    const middle = Array.from({ length: 1001 }, (_, at) => look(0, at / 1000)).find(({ u }) => u >= 0)
    expect(middle?.depth).toBeCloseTo(20, 0)
  })

  it('the body rises in an arc, and stands at the height of the stations at both ends', () => {
    const heights = Array.from({ length: 101 }, (_, at) => look(0, at / 100).v)
    expect(heights.at(0)).toBeCloseTo(0, 4)
    expect(heights.at(-1)).toBeCloseTo(0, 4)
    expect(Math.max(...heights)).toBeGreaterThan(0.05)
    expect(Math.min(...heights)).toBeGreaterThan(-0.001)
  })

  it('the body leaves and arrives without a jerk', () => {
    for (const [from, to] of [
      [0, 0.01],
      [0.99, 1],
    ] as const)
      expect(Math.abs(look(0, to).u - look(0, from).u)).toBeLessThan(0.001)
  })
})

it('near bodies leave first, and far ones arrive last', () => {
  const bodies = [bodyAt(0, 0, 0, 60), bodyAt(1, 0, 0, 10)]
  const look = seen(bodies, [moveTo(1, 0, 20)])
  expect(look(0, 0.2, 1).u).toBeGreaterThan(0.02)
  expect(look(0, 0.2, 0).u).toBeCloseTo(0, 4)
  expect(look(0, 0.75, 1).u).toBeCloseTo(1, 4)
  expect(look(0, 0.75, 0).u).toBeLessThan(0.98)
})

describe('halfway between two stations', () => {
  const places = [
    [0.2, 0.4, 20],
    [0.5, -0.3, 9],
    [-0.4, 0.6, 40],
  ] as const
  const bodies = places.map(([u, v, depth], index) => bodyAt(index, u, v, depth))

  it.each([1280, 1440, 1920, 2560])('all bodies stand beside the grid of a window %i wide', (width) => {
    const page = createMoment(width, width / aspect)
    const look = seen(bodies, [moveTo(0.6, 0, 15)], undefined, page)
    for (const index of places.keys()) {
      const { u, depth } = look(0, 0.5, index)
      const radius = 1 / (halfHeightAt(depth) * aspect)
      expect(Math.abs(u) - radius, `body ${index}`).toBeGreaterThan(page.edge)
      expect(Math.sign(u)).toBe(Math.sign(places[index]?.[0] ?? 0))
    }
  })

  it.each([1280, 1366])('no body is half in a window %i wide', (width) => {
    const look = seen(bodies, [moveTo(0.6, 0, 15)], undefined, createMoment(width, width / aspect))
    for (const index of places.keys()) {
      const { u, depth } = look(0, 0.5, index)
      const radius = 1 / (halfHeightAt(depth) * aspect)
      const outside = Math.abs(u) + radius - 1
      expect(outside < radius / 2 || outside >= 2 * radius, `body ${index}, ${outside / radius}`).toBe(true)
    }
  })

  it('they keep their heights and depths, and are back before the next station', () => {
    const [aside, direct] = [
      seen(bodies, [moveTo(0.6, 0, 15)], undefined, {}),
      seen(bodies, [moveTo(0.6, 0, 15)]),
    ]
    for (const index of places.keys()) {
      for (const s of [0.3, 0.5, 0.7])
        expect(aside(0, s, index)).toMatchObject({
          v: expect.closeTo(direct(0, s, index).v, 4),
          depth: expect.closeTo(direct(0, s, index).depth, 4),
        })
      for (const s of [0, 0.05, 0.95, 1]) expect(aside(0, s, index).u).toBeCloseTo(direct(0, s, index).u, 4)
    }
  })

  it('a body that is in the margin already stays there', () => {
    const look = seen([bodyAt(0, 0.97, 0, 60)], [moveTo(0.97, 0, 60)], undefined, createMoment(2560, 1600))
    expect(look(0, 0.5).u).toBeCloseTo(0.97, 4)
  })

  it('follows the window where the layout has another aspect', () => {
    const page = { ...createMoment(2560, 1080) }
    const look = seen(bodies, [moveTo(0.6, 0, 15)], undefined, page)
    for (const index of places.keys()) {
      const { u, depth } = look(0, 0.5, index)
      const inWindow = shift[0] + ((u - shift[0]) * aspect) / page.aspect
      expect(Math.abs(inWindow) - 1 / (halfHeightAt(depth) * page.aspect)).toBeGreaterThan(page.edge)
    }
  })
})

it('a body keeps its bob at every station', () => {
  const look = seen([bodyAt(0, 0, 0, 10)], [moveTo(0.4, 0.2, 25), moveTo(0.1, -0.5, 40)])
  for (const s of [0, 0.5, 1, 1.4, 2]) {
    const rest = look(0, s)
    const crest = look(CREST, s)
    expect((crest.v - rest.v) * halfHeightAt(rest.depth)).toBeCloseTo(0.5, 3)
    expect(crest.u).toBeCloseTo(rest.u, 4)
  }
})

it('a body without a place at a station stays where its motion has it, and still turns', () => {
  const look = seen([bodyAt(0, 0.2, 0.3, 15)], [() => {}], [1, 1])
  const [before, after] = [look(1, 0), look(1, 1)]
  expect(after).toMatchObject({ u: expect.closeTo(before.u, 4), v: expect.closeTo(before.v, 4) })
  expect(before.rotation.angleTo(after.rotation)).toBeCloseTo(1, 3)
})

it('bodies turn by different angles within the limits', () => {
  const bodies = Array.from({ length: 8 }, (_, index) => bodyAt(index, 0, 0, 20))
  const look = seen(bodies, [() => {}], [0.5, 1.5])
  const angles = bodies.map((_, index) => look(0, 0, index).rotation.angleTo(look(0, 1, index).rotation))
  expect(Math.min(...angles)).toBeGreaterThanOrEqual(0.499)
  expect(Math.max(...angles)).toBeLessThanOrEqual(1.501)
  expect(Math.max(...angles) - Math.min(...angles)).toBeGreaterThan(0.5)
})

it('a station brightens a body, and the next one takes it back', () => {
  const bright: PlaceAtStation = (place) => {
    place.glow = 0.8
  }
  const look = seen([bodyAt(0, 0, 0, 20)], [bright, () => {}])
  expect(look(0, 0).glow).toBe(0)
  expect(look(0, 0.5).glow).toBeGreaterThan(0)
  expect(look(0, 1).glow).toBeCloseTo(0.8, 4)
  expect(look(0, 2).glow).toBeCloseTo(0, 4)
})

it('a turn about y turns the front to the right', () => {
  const poses = new Float32Array(POSE_STRIDE)
  const at = poseLayout.rotation.offset
  poses.set([0, 0, 0, 1], at)
  turnAboutY(poses, at, Math.PI / 2)
  expect([...poses.subarray(at, at + 4)]).toEqual([0, Math.SQRT1_2, 0, Math.SQRT1_2].map(Math.fround))
})

it('a station gives a body the depth at which it has the wanted size', () => {
  const body = bodyAt(0, 0, 0, 20)
  const look = seen([body], [createStation([body], [[0.5, -0.5, 0.02, 0.3]])])
  const { u, v, depth, glow } = look(0, 1)
  expect(body.radius / halfHeightAt(depth)).toBeCloseTo(0.02, 4)
  expect(u).toBeCloseTo(0.5, 4)
  expect(v).toBeCloseTo(-0.5, 4)
  expect(glow).toBeCloseTo(0.3, 4)
})

it('a station does not brighten a body that is near, where there is no fog', () => {
  const body = bodyAt(0, 0, 0, 40)
  const look = seen([body], [createStation([body], [[0, 0, 0.12, 3]])])
  expect(look(0, 1).depth).toBeLessThan(12)
  expect(look(0, 1).glow).toBe(0)
})

it('no size brings a body into the camera or out of sight', () => {
  for (const size of [1e-9, 1e9]) {
    expect(depthFor(2, size)).toBeGreaterThan(CAMERA.near + 2)
    expect(depthFor(2, size)).toBeLessThan(100)
  }
})

it('touching neighbours are as far apart as the sum of their radii', () => {
  expect(touchingDistances([3, 2, 1])).toEqual([0, 5, 8])
  expect(touchingDistances([])).toEqual([])
})

it('in a tall window a body passes beside the window where it passes the text', () => {
  const tallAspect = 0.46
  const place = (v: number): PlaceAtStation => moveTo(0.3, v, 20)
  const bodies = [bodyAt(0, 0.3, 0, 20)]
  const journey = placeJourney({ bodies, shift, aspect: tallAspect, stations: [place(0.8), place(-0.6)] })
  const poses = new Float32Array(POSE_STRIDE)
  const us = Array.from({ length: 101 }, (_, at) => {
    poses.set([...positionOf([0.3, 0, 20, 0], shift, tallAspect), 1, 0, 0, 0, 1])
    journey.apply(poses, { ...createMoment(), s: 1 + at / 100 })
    return (poses[0] ?? 0) / (halfHeightAt(20) * tallAspect) + shift[0]
  })
  expect(us.at(0)).toBeCloseTo(0.3, 4)
  expect(us.at(-1)).toBeCloseTo(0.3, 4)
  expect(Math.max(...us)).toBeGreaterThan(1.1)
})
