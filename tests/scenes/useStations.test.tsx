import { useRef } from 'react'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { halfHeightAt, type Place } from '../../src/scenes/engine/composition.ts'
import { Body, Scene, useFloating, useStations } from '../../src/scenes/engine/index.ts'
import type { Body3D, LensShift, Station } from '../../src/scenes/engine/index.ts'
import { polyhedra } from '../../src/scenes/engine/shapes/polyhedra.ts'
import { gridEdge } from '../../src/theme/grid.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const shape = polyhedra.cube()
const lens: LensShift = [0.3, 0.1]
/** Seconds after which the bob of the bodies is at its highest. */
const CREST = 2

interface TravellerProps {
  /** Its first place and its radius in scene units. */
  at: Place
  stations: readonly Station[]
  options?: Parameters<typeof useStations>[2]
}

function Traveller({ name, at, stations, options }: TravellerProps & { name: string }) {
  const body = useRef<Body3D>(null)
  useFloating(body, { bob: [4 * CREST, 0] })
  useStations(body, stations, options)
  return <Body {...{ ref: body, name, shape, color: [1, 1, 1], at, radius: at[3] }} />
}

/** The scenes by the number of their stations after the first. */
const named = [null, 'services', 'about'] as const

/** Renders travellers, and returns a function for what the picture shows of one at `t` seconds and station `s`. */
async function seen(travellers: readonly TravellerProps[], width = 1440, height = 900) {
  const name = named[travellers[0]?.stations.length ?? 0] ?? 'default'
  const children = travellers.map((props, index) => <Traveller key={index} name={`${index}`} {...props} />)
  const scene = await renderScene(<Scene {...{ name, lens, children }} />, { width, height })
  return (t: number, s: number, index = 0) => {
    scene.seek(t, s)
    const body = scene.body(`${index}`)
    const { glow, quaternion } = body
    return { ...scene.look(body), glow, quaternion: quaternion.clone() }
  }
}

/** Moves a body to a place. */
const moveTo =
  (u: number, v: number, depth: number): Station =>
  (place) => {
    Object.assign(place, { u, v, depth })
  }
const stay: Station = () => {}

/** No panel covers the scene: bodies go straight from place to place. */
const straight = { open: [0, 1] }

describe('between two stations', () => {
  const stations = [moveTo(0.5, 0, 40), moveTo(0.5, -0.6, 20)]
  const traveller: TravellerProps = { at: [-0.5, 0, 10, 1], stations, options: straight }

  it('a body moves from its first place to its place at each station', async () => {
    const look = await seen([traveller])
    expect(look(0, 0)).toMatchObject({ u: expect.closeTo(-0.5, 4), depth: expect.closeTo(10, 4) })
    expect(look(0, 1)).toMatchObject({ u: expect.closeTo(0.5, 4), depth: expect.closeTo(40, 4) })
    expect(look(0, 2)).toMatchObject({ v: expect.closeTo(-0.6, 4), depth: expect.closeTo(20, 4) })
  })

  it('its size changes by the same factor in both halves of the way', async () => {
    const look = await seen([traveller])
    const middle = Array.from({ length: 1001 }, (_, at) => look(0, at / 1000)).find(({ u }) => u >= 0)
    expect(middle?.depth).toBeCloseTo(20, 0)
  })

  it('it rises in an arc, and leaves and arrives without a jerk', async () => {
    const look = await seen([traveller])
    const heights = Array.from({ length: 101 }, (_, at) => look(0, at / 100).v)
    expect(heights.at(0)).toBeCloseTo(0, 4)
    expect(heights.at(-1)).toBeCloseTo(0, 4)
    expect(Math.max(...heights)).toBeGreaterThan(0.05)
    expect(Math.min(...heights)).toBeGreaterThan(-0.001)
    for (const s of [0, 0.99]) expect(Math.abs(look(0, s + 0.01).u - look(0, s).u)).toBeLessThan(0.001)
  })

  it('near bodies leave first, and far ones arrive last', async () => {
    const far: TravellerProps = { at: [0, 0, 60, 1], stations: [moveTo(1, 0, 20)], options: straight }
    const look = await seen([far, { ...far, at: [0, 0, 10, 1] }])
    expect(look(0, 0.2, 1).u).toBeGreaterThan(0.02)
    expect(look(0, 0.2, 0).u).toBeCloseTo(0, 4)
    expect(look(0, 0.75, 1).u).toBeCloseTo(1, 4)
    expect(look(0, 0.75, 0).u).toBeLessThan(0.98)
  })

  it.each([0.9, -0.9])('in a tall window a body passes the text beside the window, from %f', async (u) => {
    const place = (v: number) => moveTo(u / 3, v, 20)
    const tall = { at: [u / 3, 0, 20, 1], stations: [place(0.8), place(-0.6)], options: straight } as const
    const look = await seen([tall], 390, 844)
    const us = Array.from({ length: 101 }, (_, at) => look(0, 1 + at / 100).u * Math.sign(u))
    expect(us.at(0)).toBeCloseTo(0.3, 2)
    expect(us.at(-1)).toBeCloseTo(0.3, 2)
    expect(Math.max(...us)).toBeGreaterThan(1.1)
  })
})

describe('halfway between two stations', () => {
  const stations = [moveTo(0.6, 0, 15)]
  const travellers: TravellerProps[] = [
    { at: [0.2, 0.4, 20, 1], stations },
    { at: [0.5, -0.3, 9, 1], stations },
    { at: [-0.4, 0.6, 40, 1], stations },
  ]

  it.each([
    [1280, 800],
    [1440, 900],
    [1920, 1200],
    [2560, 1600],
    [2560, 1080],
  ])('all bodies stand beside the grid of a window of %i x %i, none half in it', async (width, height) => {
    const look = await seen(travellers, width, height)
    for (const [index, { at }] of travellers.entries()) {
      const { u, depth } = look(0, 0.5, index)
      const radius = (1 / halfHeightAt(depth)) * (height / width)
      expect(Math.abs(u) - radius, `body ${index}`).toBeGreaterThan(gridEdge(width))
      expect(Math.sign(u)).toBe(Math.sign(at[0]))
      const outside = Math.abs(u) + radius - 1
      if (width < 1440) expect(outside < radius / 2 || outside >= 2 * radius, `body ${index}`).toBe(true)
    }
  })

  it('they keep their heights and depths, and are back before the next station', async () => {
    const [aside, direct] = [
      await seen(travellers),
      await seen(travellers.map((each) => ({ ...each, options: straight }))),
    ]
    for (const index of travellers.keys()) {
      for (const s of [0.3, 0.5, 0.7]) {
        const { v, depth } = direct(0, s, index)
        expect(aside(0, s, index)).toMatchObject({ v: expect.closeTo(v, 4), depth: expect.closeTo(depth, 4) })
      }
      for (const s of [0, 0.05, 0.95, 1]) expect(aside(0, s, index).u).toBeCloseTo(direct(0, s, index).u, 4)
    }
  })

  it('a body that is in the margin already stays there', async () => {
    const look = await seen([{ at: [0.97, 0, 60, 1], stations: [moveTo(0.97, 0, 60)] }], 2560, 1600)
    expect(look(0, 0.5).u).toBeCloseTo(0.97, 4)
  })
})

it('a body keeps its bob at every station', async () => {
  const stations = [moveTo(0.4, 0.2, 25), moveTo(0.1, -0.5, 40)]
  const look = await seen([{ at: [0, 0, 10, 1], stations }])
  for (const s of [0, 0.5, 1, 1.4, 2]) {
    const [rest, crest] = [look(0, s), look(CREST, s)]
    expect((crest.v - rest.v) * halfHeightAt(rest.depth)).toBeCloseTo(0.27, 3)
    expect(crest.u).toBeCloseTo(rest.u, 4)
  }
})

it('a body without a place at a station stays where its motion has it, and turns its front to the right', async () => {
  const options = { ...straight, turn: Math.PI / 2 }
  const look = await seen([{ at: [0.2, 0.3, 15, 1], stations: [stay, stay], options }])
  const [before, after] = [look(1, 0), look(1, 1)]
  expect(after).toMatchObject({ u: expect.closeTo(before.u, 4), v: expect.closeTo(before.v, 4) })
  for (const [s, front] of [
    [0, [0, 0, 1]],
    [1, [1, 0, 0]],
    [2, [0, 0, -1]],
  ] as const)
    expect(
      new Vector3(0, 0, 1).applyQuaternion(look(0, s).quaternion).distanceTo(new Vector3(...front)),
    ).toBeLessThan(1e-9)
})

it('a station brightens a body, and the next one takes it back', async () => {
  const bright: Station = (place) => {
    place.glow = 0.8
  }
  const look = await seen([{ at: [0, 0, 20, 1], stations: [bright, stay] }])
  expect(look(0, 0).glow).toBe(0)
  expect(look(0, 0.5).glow).toBeGreaterThan(0)
  expect(look(0, 1).glow).toBeCloseTo(0.8, 4)
  expect(look(0, 2).glow).toBeCloseTo(0, 4)
})

it('a station gives a body its size, and brightens it where it is in the fog', async () => {
  const look = await seen([
    { at: [0, 0, 20, 1], stations: [[0.5, -0.5, 0.02, 0.3]] },
    { at: [0, 0, 40, 1], stations: [[0, 0, 0.12, 3]] },
  ])
  const place = { u: 0.5, v: -0.5, size: 0.02, glow: 0.3 }
  for (const [key, value] of Object.entries(place))
    expect(look(0, 1)).toHaveProperty(key, expect.closeTo(value, 4))
  expect(look(0, 1, 1).size).toBeCloseTo(0.12, 4)
  expect(look(0, 1, 1).glow).toBe(0)
})

it.each([1e-9, 1e9])('a size of %f brings no body into the camera or out of sight', async (size) => {
  const look = await seen([{ at: [0, 0, 20, 2], stations: [[0, 0, size]] }])
  expect(look(0, 1).depth).toBeGreaterThan(2.1)
  expect(look(0, 1).depth).toBeLessThan(100)
})
