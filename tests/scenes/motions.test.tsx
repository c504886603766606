import fc from 'fast-check'
import { useRef } from 'react'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body3D, MotionName } from '../../src/motion/Body3D.ts'
import { useFloating } from '../../src/motion/useFloating.ts'
import { useOrbital } from '../../src/motion/useOrbital.ts'
import type { BodyRef } from '../../src/motion/useSceneFrame.ts'
import { useWave } from '../../src/motion/useWave.ts'
import { Body } from '../../src/scenes/engine/Body.tsx'
import { Scene } from '../../src/scenes/engine/Scene.tsx'
import { polyhedra } from '../../src/scenes/engine/shapes/polyhedra.ts'
import type { Vec3 } from '../../src/scenes/engine/vector.ts'
import { evenly, place, sampleAt, surface, time } from '../helpers/motions.ts'
import { renderScene } from '../helpers/renderScene.tsx'

type Row = [useMotion: (body: BodyRef) => void, position?: Vec3, rotation?: Vec3, radius?: number]

const glass = { contours: 0 } as const
const look = { shape: polyhedra.cube(), color: [1, 1, 1] } as const
const TURN = 2 * Math.PI

function Moved({ name, row }: { name: string; row: Row }) {
  const [useMotion, position = [1, 2, -3], rotation = [0.5, 0.35, 0.1], radius = 2] = row
  const body = useRef<Body3D>(null)
  useMotion(body)
  return <Body ref={body} name={name} {...look} {...{ position, rotation, radius }} />
}

/** Renders a body for each row. Returns a function for the place and turn of all bodies, or of one, at a time. */
async function renderRows(...rows: readonly Row[]) {
  const all = rows.map((row, index) => ({ row, name: `body-${index}` }))
  const bodies = all.map((each) => <Moved key={each.name} {...each} />)
  const scene = await renderScene(<Scene name="default" lens={[0, 0]} glass={glass} children={bodies} />)
  return (t: number, name = 'body-0') => {
    scene.seek(t)
    const { position, rotation, quaternion, elevation, motion } = scene.body(name)
    const at = position.toArray()
    return { at, angles: rotation.toArray().slice(0, 3), turn: quaternion.clone(), elevation, motion }
  }
}

/** One motion of each kind. A new kind does not compile without a row. */
const samples: Record<MotionName, Row[0]> = {
  floating: (body) => useFloating(body, { bob: [8, 0.25] }),
  orbital: (body) => useOrbital(body, { radius: 16, speed: 0.2, startAngle: 1, tilt: 1 }),
  wave: (body) => useWave(body, surface, { lean: 0.3 }),
}

it.each(Object.entries(samples))(
  '%s moves, never jumps, and gives one pose for a time',
  async (name, use) => {
    const bodyAt = await renderRows([use])
    const poseAt = (t: number) => [...bodyAt(t).at, ...bodyAt(t).turn.toArray()]
    expect(bodyAt(0).motion).toBe(name)
    expect(poseAt(1)).not.toEqual(poseAt(0))
    fc.assert(
      fc.property(time, time, (t, other) => {
        const pose = poseAt(t)
        expect(pose.every(Number.isFinite)).toBe(true)
        const next = poseAt(t + 1e-3)
        for (const [index, value] of pose.entries())
          expect(Math.abs((next[index] ?? 9) - value)).toBeLessThan(0.01)
        poseAt(other)
        expect(poseAt(t)).toEqual(pose)
      }),
    )
  },
)

const floating = (style: 'turn' | 'sway', phase: number, radius: number): Row => [
  (body) => useFloating(body, { style, bob: [8, phase] }),
  [1, 2, -3],
  [0.5, 0.35, 0.1],
  radius,
]

it('a floating body turns by the specified 0.01 and 0.015 radians in a 60th of a second', async () => {
  const bodyAt = await renderRows(floating('turn', 0, 2))
  for (const frame of [0, 1, 600]) {
    const { angles } = bodyAt(frame / 60)
    expect(angles).toEqual(
      [0.5 + 0.01 * frame, 0.35 + 0.015 * frame, 0.1].map((angle) => expect.closeTo(angle, 9)),
    )
  }
})

it('a floating body bobs at its place, a large one by more, and repeats after its period', async () => {
  const bodyAt = await renderRows(floating('turn', 0, 2), floating('turn', 0.25, 4))
  fc.assert(
    fc.property(time, fc.nat(40), (t, periods) => {
      const wave = Math.sin((t / 8) * TURN)
      for (const later of [t, t + 8 * periods]) {
        expect(bodyAt(later).at).toEqual([1, expect.closeTo(2 + 0.36 * wave, 6), -3])
        expect(bodyAt(later - 2, 'body-1').at[1]).toBeCloseTo(2 + 0.54 * wave, 6)
      }
    }),
  )
})

it('a body that sways reaches both ends of its range, and never leaves it', async () => {
  const bodyAt = await renderRows(floating('sway', 0, 2))
  const swayAt = (t: number) => bodyAt(t).angles.map((angle, axis) => angle - ([0.5, 0.35][axis] ?? 0))
  for (const side of [1, -1]) {
    expect(swayAt((side * TURN) / 4 / 0.6)[0]).toBeCloseTo(side * 0.17, 9)
    expect(swayAt((side * TURN) / 4 / 0.9)[1]).toBeCloseTo(side * 0.38, 9)
  }
  const within = ([x = 9, y = 9]: readonly number[]) => Math.abs(x) < 0.1701 && Math.abs(y) < 0.3801
  fc.assert(fc.property(time, (t) => within(swayAt(t))))
})

const orbital = (speed: number, tilt: number, startAngle: number): Row => [
  (body) => useOrbital(body, { radius: 16, speed, tilt, startAngle }),
]

it('an orbit keeps its radius, never jumps, returns after each turn, and keeps the rotation', async () => {
  const orbits = fc.sample(fc.tuple(evenly(0.1, 0.5), evenly(0, 1)), 20)
  const bodyAt = await renderRows(...orbits.map(([speed, tilt]) => orbital(speed, tilt, 1)))
  fc.assert(
    fc.property(time, fc.nat(19), (t, index) => {
      const speed = orbits[index]?.[0] ?? 1
      const placeAt = (at: number) => new Vector3(...bodyAt(at, `body-${index}`).at)
      expect(placeAt(t).distanceTo(new Vector3(1, 2, -3))).toBeCloseTo(16, 6)
      expect(placeAt(t + 1 / 144).distanceTo(placeAt(t))).toBeLessThanOrEqual((16 * speed) / 144 + 1e-6)
      expect(placeAt(t + TURN / speed).distanceTo(placeAt(t))).toBeLessThan(1e-6)
      expect(bodyAt(t).angles).toEqual([0.5, 0.35, 0.1])
    }),
  )
})

it('an orbit runs from +x to +z, the other way at a negative speed, and is lower on the near side', async () => {
  const bodyAt = await renderRows(orbital(0.2, 0, 0), orbital(-0.2, 0, 0), orbital(0.2, 1, 0))
  expect(bodyAt(0).at).toEqual([17, 2, -3])
  const quarter = ['body-0', 'body-1', 'body-2'].map((name) => bodyAt(TURN / 0.8, name).at)
  const expected = [
    [1, 2, 13],
    [1, 2, -19],
    [1, 2 - 16 * Math.sin(1), 16 * Math.cos(1) - 3],
  ]
  expect(quarter).toEqual(expected.map((at) => at.map((value) => expect.closeTo(value, 9))))
})

const spots = fc.sample(fc.tuple(place, place, evenly(-3, 3)), 20)
const riding = (use: Row[0]) => spots.map(([x, z, yaw]): Row => [use, [x, -6, z], [0, yaw, 0]])

it('a wave has a body at the height of its surface, or at its rest at the start, and upright', async () => {
  const ride: Row[0] = (body) => useWave(body, surface)
  const bodyAt = await renderRows(
    ...riding(ride),
    ...riding((body) => useWave(body, surface, { fromStart: true })),
  )
  fc.assert(
    fc.property(time, fc.nat(39), (t, index) => {
      const [x, z, yaw] = spots[index % 20] ?? [0, 0, 0]
      const { at, angles, elevation } = bodyAt(t, `body-${index}`)
      expect(elevation).toBe(sampleAt(x, z, t).elevation)
      const start = index < 20 ? 0 : sampleAt(x, z, 0).elevation
      expect([...at, ...angles]).toEqual([x, expect.closeTo(-6 + 4 * (elevation - start), 9), z, 0, yaw, 0])
    }),
  )
})

it('a wave leans a body perpendicular to its surface, at any rotation about y', async () => {
  const low = { ...surface, amplitude: 0.2 }
  const bodyAt = await renderRows(...riding((body) => useWave(body, low, { lean: 1 })))
  fc.assert(
    fc.property(time, fc.nat(19), (t, index) => {
      const { at, turn } = bodyAt(t, `body-${index}`)
      const { slopeX, slopeZ } = sampleAt(at[0], at[2], t, low)
      const normal = new Vector3(-slopeX, 1, -slopeZ).normalize()
      expect(new Vector3(0, 1, 0).applyQuaternion(turn).dot(normal)).toBeGreaterThan(0.9999)
    }),
  )
})
