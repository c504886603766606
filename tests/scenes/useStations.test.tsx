import { sceneFacts } from '../../src/scenes/facts.ts'
import { useRef } from 'react'
import { Euler, Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { halfHeightAt, type Place } from '../../src/motion/composition.ts'
import { Glass, Scene } from '../../src/engine/index.ts'
import { useBodyFrame, useFloating, useStations, useWorldTurn } from '../../src/motion/index.ts'
import type { Body, Station } from '../../src/motion/index.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const shape = polyhedra.cube()
/** Seconds after which the bob of the bodies is at its highest. */
const CREST = 2

/** Its first place with its radius in scene units, its places at the stations, and options. */
type Row = readonly [at: Place, stations: readonly Station[], options?: Parameters<typeof useStations>[2]]

function Traveller({ name, row: [at, stations, options] }: { name: string; row: Row }) {
  const body = useRef<Body>(null)
  useFloating(body, { bob: [4 * CREST, 0] })
  useStations(body, stations, options)
  return <Glass {...{ ref: body, name, shape, color: [1, 1, 1], at, radius: at[3] }} />
}

/**
 * Renders travellers, and returns a function for what the picture shows of one at `t` seconds and station
 * `s`.
 */
async function seen(rows: readonly Row[], width = 1440, height = 900) {
  const facts = rows[0]?.[1].length === 1 ? sceneFacts.services : sceneFacts.contact
  const named = rows.map((row, index) => ({ name: `${index}`, row }))
  const children = named.map((props) => <Traveller key={props.name} {...props} />)
  const scene = await renderScene(<Scene {...{ facts, lens: [0.3, 0.1], children }} />, {
    width,
    height,
    contours: false,
  })
  return (t: number, s: number, index = 0) => {
    scene.seek(t, s)
    const body = scene.body(`${index}`)
    return { ...scene.look(body), glow: body.glow, quaternion: body.quaternion.clone() }
  }
}

/** Moves a body to a place. */
function moveTo(u: number, v: number, depth: number): Station {
  return (place) => void Object.assign(place, { u, v, depth })
}

/** No panel covers the scene: bodies go straight from place to place. */
const straight = { open: [0, 1] }

describe('between two stations', () => {
  const traveller: Row = [[-0.5, 0, 10, 1], [moveTo(0.5, 0, 40), moveTo(0.5, -0.6, 20)], straight]

  it('a body moves from place to place, and grows by the same factor in both halves of the way', async () => {
    const look = await seen([traveller])
    expect(look(0, 0)).toMatchObject({ u: expect.closeTo(-0.5, 4), depth: expect.closeTo(10, 4) })
    expect(look(0, 1)).toMatchObject({ u: expect.closeTo(0.5, 4), depth: expect.closeTo(40, 4) })
    expect(look(0, 2)).toMatchObject({ v: expect.closeTo(-0.6, 4), depth: expect.closeTo(20, 4) })
    const middle = Array.from({ length: 1001 }, (_, at) => look(0, at / 1000)).find(({ u }) => u >= 0)
    expect(middle?.depth).toBeCloseTo(20, 0)
  })

  it('a body rises in an arc, and leaves and arrives without a jerk', async () => {
    const look = await seen([traveller])
    const heights = Array.from({ length: 101 }, (_, at) => look(0, at / 100).v)
    expect([heights.at(0), heights.at(-1)]).toEqual([expect.closeTo(0, 4), expect.closeTo(0, 4)])
    expect(Math.max(...heights)).toBeGreaterThan(0.05)
    expect(Math.min(...heights)).toBeGreaterThan(-0.001)
    for (const s of [0, 0.99]) expect(Math.abs(look(0, s + 0.01).u - look(0, s).u)).toBeLessThan(0.001)
  })

  it('near bodies leave first, and far ones arrive last', async () => {
    const look = await seen([60, 10].map((depth) => [[0, 0, depth, 1], [moveTo(1, 0, 20)], straight]))
    expect(look(0, 0.2, 1).u).toBeGreaterThan(0.02)
    expect(look(0, 0.2, 0).u).toBeCloseTo(0, 4)
    expect(look(0, 0.75, 1).u).toBeCloseTo(1, 4)
    expect(look(0, 0.75, 0).u).toBeLessThan(0.98)
  })
})

describe('halfway between two stations', () => {
  const to = [moveTo(0.6, 0, 10)]
  const places: readonly Place[] = [
    [0.2, 0.4, 20, 1],
    [0.5, -0.3, 9, 1],
    [-0.4, 0.6, 40, 1],
  ]
  const rows = places.map((at): Row => [at, to])

  it.each([1280, 1366, 1440, 1920, 2560])('all stand outside a window %i wide', async (width) => {
    for (const aspect of [1.6, 2.4]) {
      const look = await seen(rows, width, width / aspect)
      for (const [index, at] of places.entries()) {
        const { u, size } = look(0, 0.5, index)
        expect(Math.abs(u) - size / aspect, `body ${index}`).toBeGreaterThan(1)
        expect(Math.sign(u)).toBe(Math.sign(at[0]))
      }
    }
  })

  it('they keep their heights and depths, leap nowhere, and are back before the next station', async () => {
    const aside = await seen(rows)
    const direct = await seen(places.map((at): Row => [at, to, straight]))
    for (const index of places.keys()) {
      for (const s of [0.3, 0.5, 0.7]) {
        const { v, depth } = direct(0, s, index)
        expect(aside(0, s, index)).toMatchObject({ v: expect.closeTo(v, 4), depth: expect.closeTo(depth, 4) })
      }
      for (const s of [0, 0.05, 0.95, 1]) expect(aside(0, s, index).u).toBeCloseTo(direct(0, s, index).u, 4)
      const us = Array.from({ length: 501 }, (_, step) => aside(0, step / 500, index).u)
      for (const [step, u] of us.entries()) expect(Math.abs(u - (us[step + 1] ?? u))).toBeLessThan(0.05)
    }
  })

  it('they go straight where a panel leaves the last columns to the scene', async () => {
    const beside = places.map((at): Row => [at, to, { beside: [0] }])
    for (const width of [1023, 1024]) {
      const { u, size } = (await seen(beside, width, 640))(0, 0.5)
      expect(u + size / 1.6 < 1, `at ${width} px`).toBe(width === 1024)
    }
  })

  it('a body that is outside already stays there', async () => {
    const look = await seen([[[1.2, 0, 60, 1], [moveTo(1.2, 0, 60)]]], 2560, 1600)
    expect(look(0, 0.5).u).toBeCloseTo(1.2, 4)
  })
})

it('a body keeps its bob at every station', async () => {
  const stations = [moveTo(0.4, 0.2, 25), moveTo(0.1, -0.5, 40)]
  const look = await seen([[[0, 0, 10, 1], stations]])
  for (const s of [0, 0.5, 1, 1.4, 2]) {
    const [rest, crest] = [look(0, s), look(CREST, s)]
    expect((crest.v - rest.v) * halfHeightAt(rest.depth)).toBeCloseTo(0.27, 3)
    expect(crest.u).toBeCloseTo(rest.u, 4)
  }
})

it('a body without a place at a station stays in its motion, turns right, and brightens', async () => {
  const bright: Station = (place) => void (place.glow = 0.8)
  const look = await seen([[[0.2, 0.3, 15, 1], [bright, () => {}], { ...straight, turn: Math.PI / 2 }]])
  const [before, after] = [look(1, 0), look(1, 1)]
  expect(after).toMatchObject({ u: expect.closeTo(before.u, 4), v: expect.closeTo(before.v, 4) })
  const front = (s: number) => new Vector3(0, 0, 1).applyQuaternion(look(0, s).quaternion)
  expect([front(0).z, front(1).x, front(2).z]).toEqual([1, 1, -1].map((value) => expect.closeTo(value)))
  expect([before.glow, after.glow, look(1, 2).glow]).toEqual([0, expect.closeTo(0.8), 0])
  expect(look(1, 0.5).glow).toBeGreaterThan(0)
})

it('a station gives a body its size, light to a far one, and no place out of sight', async () => {
  const look = await seen([
    [[0, 0, 20, 1], [[0.5, -0.5, 0.02, 0.3]]],
    [[0, 0, 40, 1], [[0, 0, 0.12, 3]]],
    [[0, 0, 20, 2], [[0, 0, 1e-9]]],
    [[0, 0, 20, 2], [[0, 0, 1e9]]],
  ])
  const [u, v, size, glow] = [0.5, -0.5, 0.02, 0.3].map((value): unknown => expect.closeTo(value, 4))
  expect(look(0, 1)).toMatchObject({ u, v, size, glow })
  expect(look(0, 1, 1)).toMatchObject({ size: expect.closeTo(0.12, 4), glow: 0 })
  expect(look(0, 1, 2).depth).toBeLessThan(100)
  expect(look(0, 1, 3).depth).toBeGreaterThan(2.1)
})

const pivot = [4, -3, -20] as const
const at = [11, 2, -6] as const
const rotation = [0.7, 0.3, -0.7] as const
const turns = [
  { yaw: 1.1, pitch: 0.3, to: [-5, 6, -30] },
  { yaw: -0.4, pitch: 0.8, to: [1, -2, -12] },
] as const

function Turned() {
  const body = useRef<Body>(null)
  const turn = useWorldTurn(pivot, turns)
  useBodyFrame(body, (object) => turn.apply(object))
  return <Glass {...{ ref: body, name: 'turned', shape, color: [1, 1, 1], position: at, rotation }} />
}

it.each([
  ['turns on the way', 0.5, 0.55, 0.15, [-0.5, 1.5, -25]],
  ['rests before a station', 0.99, 1.1, 0.3, turns[0].to],
  ['rests after it', 1.01, 1.1, 0.3, turns[0].to],
  ['turns on from there', 1.5, 0.35, 0.55, [-2, 2, -21]],
  ['rests at the last station', 2, -0.4, 0.8, turns[1].to],
])('a world %s: by yaw, then by pitch, about its pivot', async (_, station, yaw, pitch, to) => {
  const scene = await renderScene(
    <Scene {...{ facts: sceneFacts.contact, lens: [0, 0], children: <Turned /> }} />,
  )
  scene.seek(0, station)
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)]
  const expected = new Vector3(...at).sub(new Vector3(...pivot))
  expected.applyAxisAngle(up, yaw).applyAxisAngle(right, pitch)
  const turned = new Quaternion().setFromAxisAngle(right, pitch)
  turned.multiply(new Quaternion().setFromAxisAngle(up, yaw))
  turned.multiply(new Quaternion().setFromEuler(new Euler(...rotation)))
  const { position, quaternion } = scene.body('turned')
  expect(position.sub(new Vector3(...to)).distanceTo(expected)).toBeLessThan(1e-3)
  expect(quaternion.angleTo(turned)).toBeLessThan(1e-4)
})
