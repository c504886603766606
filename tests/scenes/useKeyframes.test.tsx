import { sceneFacts } from '../../src/scenes/facts.ts'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { halfHeightAt, type BasePose } from '../../src/motion/layout.ts'
import { Glass, Scene } from '../../src/engine/index.ts'
import { isDesktop, useFloating, useKeyframes } from '../../src/motion/index.ts'
import type { Body, Keyframe, SceneFrame } from '../../src/motion/index.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const shape = polyhedra.cube()
/** Seconds after which the bodies are at their highest. */
const CREST = 2

/** Its first place with its radius in scene units, its places at the keyframes, and options. */
type Row = readonly [
  at: BasePose,
  keyframes: readonly Keyframe[],
  options?: Parameters<typeof useKeyframes>[2],
]

function Traveller({ name, row: [at, keyframes, options] }: { name: string; row: Row }) {
  const body = useRef<Body>(null)
  useFloating(body, { period: 4 * CREST, phase: 0 })
  useKeyframes(body, keyframes, options)
  return <Glass {...{ ref: body, name, shape, color: [1, 1, 1], at, radius: at.size }} />
}

/**
 * Renders travellers, and returns a function for what the picture shows of one at `t` seconds and keyframe
 * `s`.
 */
async function seen(rows: readonly Row[], width = 1440, height = 900) {
  const facts = rows[0]?.[1].length === 1 ? sceneFacts.services : sceneFacts.contact
  const named = rows.map((row, index) => ({ name: `${index}`, row }))
  const children = named.map((props) => <Traveller key={props.name} {...props} />)
  const scene = await renderScene(<Scene {...{ facts, viewOffset: [0.3, 0.1], children }} />, {
    width,
    height,
    contours: false,
  })
  return (t: number, s: number, index = 0) => {
    scene.seek(t, s)
    const body = scene.body(`${index}`)
    return { ...scene.look(body), brightness: body.brightness, quaternion: body.quaternion.clone() }
  }
}

/** Moves a body to a place. */
function moveTo(x: number, y: number, depth: number): Keyframe {
  return (pose) => void Object.assign(pose, { x, y, depth })
}

/** No panel covers the scene: bodies go straight from place to place. */
const straight = { staysInView: () => true }

describe('between two keyframes', () => {
  const traveller: Row = [
    { x: -0.5, y: 0, depth: 10, size: 1 },
    [moveTo(0.5, 0, 40), moveTo(0.5, -0.6, 20)],
    straight,
  ]

  it('a body moves from place to place, and grows by the same factor in both halves of the way', async () => {
    const look = await seen([traveller])
    expect(look(0, 0)).toMatchObject({ x: expect.closeTo(-0.5, 4), depth: expect.closeTo(10, 4) })
    expect(look(0, 1)).toMatchObject({ x: expect.closeTo(0.5, 4), depth: expect.closeTo(40, 4) })
    expect(look(0, 2)).toMatchObject({ y: expect.closeTo(-0.6, 4), depth: expect.closeTo(20, 4) })
    // It starts and ends softly.
    expect(look(0, 0.05).x).toBeLessThan(-0.48)
    expect(look(0, 0.95).x).toBeGreaterThan(0.48)
    const middle = Array.from({ length: 1001 }, (_, at) => look(0, at / 1000)).find(({ x }) => x >= 0)
    expect(middle?.depth).toBeCloseTo(20, 0)
  })
})

it('the nearest of two bodies leaves first, unless it is late on the span', async () => {
  const to = [moveTo(0.5, 0, 20), moveTo(-0.5, 0, 20)]
  const options = [straight, { ...straight, late: [0] }, straight]
  const depths = [10, 12, 40]
  const look = await seen(
    options.map((each, at): Row => [{ x: 0, y: 0, depth: depths[at] ?? 0, size: 1 }, to, each]),
  )
  const at = (s: number) => [0, 1, 2].map((index) => look(0, s, index).x)
  const [first = 0, late, last = 0] = at(0.4)
  expect(first).toBeGreaterThan(last)
  expect(late).toBeCloseTo(last, 4)
  const [, second = 0, third = 0] = at(1.4)
  expect(second).toBeLessThan(third)
})

describe('halfway between two keyframes', () => {
  const to = [moveTo(0.6, 0, 10)]
  const places: readonly BasePose[] = [
    { x: 0.2, y: 0.4, depth: 20, size: 1 },
    { x: 0.5, y: -0.3, depth: 9, size: 1 },
    { x: -0.4, y: 0.6, depth: 40, size: 1 },
  ]
  const rows = places.map((at): Row => [at, to])

  it.each([1280, 1366, 1440, 1920, 2560])('all stand outside a window %i wide', async (width) => {
    for (const aspect of [1.6, 2.4]) {
      const look = await seen(rows, width, width / aspect)
      for (const [index, at] of places.entries()) {
        const { x, size } = look(0, 0.5, index)
        expect(Math.abs(x) - size / aspect, `body ${index}`).toBeGreaterThan(1)
        expect(Math.sign(x)).toBe(Math.sign(at.x))
      }
    }
  })

  it('they go straight where a panel leaves the last columns to the scene', async () => {
    const staysInView = (_: number, sceneFrame: SceneFrame) => isDesktop(sceneFrame)
    const beside = places.map((at): Row => [at, to, { staysInView }])
    for (const width of [1023, 1024]) {
      const { x, size } = (await seen(beside, width, 640))(0, 0.5)
      expect(x + size / 1.6 < 1, `at ${width} px`).toBe(width === 1024)
    }
  })
})

it('a body passes the text of a tall window at its side, whether it rises or sinks', async () => {
  const [low, high] = [-0.8, 0.6]
  const rising: Row = [{ x: 0.1, y: low, depth: 20, size: 0.1 }, [moveTo(0.1, high, 20)], straight]
  const sinking: Row = [{ x: 0.1, y: high, depth: 20, size: 0.1 }, [moveTo(0.1, low, 20)], straight]
  const look = await seen([rising, sinking], 390, 844)
  for (const index of [0, 1]) {
    const across = Array.from({ length: 40 }, (_, step) => Math.abs(look(0, step / 40, index).x))
    expect(Math.max(...across)).toBeGreaterThan(0.9)
  }
})

it('a body goes on floating at every keyframe', async () => {
  const keyframes = [moveTo(0.4, 0.2, 25), moveTo(0.1, -0.5, 40)]
  const look = await seen([[{ x: 0, y: 0, depth: 10, size: 1 }, keyframes]])
  for (const s of [0, 0.5, 1, 1.4, 2]) {
    const [rest, crest] = [look(0, s), look(CREST, s)]
    expect((crest.y - rest.y) * halfHeightAt(rest.depth)).toBeCloseTo(0.27, 3)
    expect(crest.x).toBeCloseTo(rest.x, 4)
  }
})

it('a keyframe gives a body its size, and no place out of sight', async () => {
  const look = await seen([
    [{ x: 0, y: 0, depth: 20, size: 1 }, [{ x: 0.5, y: -0.5, size: 0.02 }]],
    [{ x: 0, y: 0, depth: 40, size: 1 }, [{ x: 0, y: 0, size: 0.12 }]],
    [{ x: 0, y: 0, depth: 20, size: 2 }, [{ x: 0, y: 0, size: 1e-9 }]],
    [{ x: 0, y: 0, depth: 20, size: 2 }, [{ x: 0, y: 0, size: 1e9 }]],
  ])
  const [x, y, size] = [0.5, -0.5, 0.02].map((value): unknown => expect.closeTo(value, 4))
  expect(look(0, 1)).toMatchObject({ x, y, size })
  expect(look(0, 1, 1)).toMatchObject({ size: expect.closeTo(0.12, 4) })
  expect(look(0, 1, 2).depth).toBeLessThan(100)
  expect(look(0, 1, 3).depth).toBeGreaterThan(2.1)
})
