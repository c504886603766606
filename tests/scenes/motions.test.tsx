import fc from 'fast-check'
import { sceneFacts } from '../../src/scenes/facts.ts'
import { createElement, Fragment, useRef, type ComponentProps, type ReactElement } from 'react'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { MotionName } from '../../src/motion/body.ts'
import { Glass, Scene } from '../../src/engine/index.ts'
import { useFloating, useOrbital, useWave } from '../../src/motion/index.ts'
import type { Body } from '../../src/motion/index.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { evenly, place, sampleAt, surface, time } from '../helpers/motions.ts'
import { renderScene } from '../helpers/renderScene.tsx'

type Moved<Options> = Partial<ComponentProps<typeof Glass>> & { motion: Options }

const look = { name: 'body', shape: polyhedra.cube(), color: [1, 1, 1] } as const
const rest = { ...look, position: [1, 2, -3], rotation: [0.5, 0.35, 0.1], radius: 2 } as const

function Floating({ motion, ...own }: Moved<Parameters<typeof useFloating>[1]>) {
  const body = useRef<Body>(null)
  useFloating(body, motion)
  return <Glass {...rest} {...own} ref={body} />
}

function Orbital({ motion, ...own }: Moved<Parameters<typeof useOrbital>[1]>) {
  const body = useRef<Body>(null)
  useOrbital(body, motion)
  return <Glass {...rest} {...own} ref={body} />
}

function Riding({ motion, ...own }: Moved<NonNullable<Parameters<typeof useWave>[2]>>) {
  const body = useRef<Body>(null)
  useWave(body, surface, motion)
  return <Glass {...rest} {...own} ref={body} />
}

/** Returns a function for a body, by default the first, at a time. */
async function renderMotions(...bodies: readonly ReactElement[]) {
  const children = createElement(Fragment, null, ...bodies)
  const scene = await renderScene(
    <Scene {...{ facts: sceneFacts.default, viewOffset: [0, 0], children }} />,
    {
      contours: false,
    },
  )
  return (t: number, index = 0) => {
    scene.seek(t)
    const body = scene.bodies()[index] ?? scene.body('none')
    const { position, rotation, quaternion, elevation, motion } = body
    const angles = [rotation.x, rotation.y, rotation.z] as const
    return { at: position.clone(), turn: quaternion.clone(), angles, elevation, motion }
  }
}

/** One motion of each kind. A new kind does not compile without a row. */
const samples: Record<MotionName, ReactElement> = {
  floating: <Floating motion={{ period: 8, phase: 0.25 }} />,
  orbital: <Orbital motion={{ radius: 16, speed: 0.2, startAngle: 1, tilt: 1 }} />,
  wave: <Riding motion={{ lean: 0.3 }} />,
}

it.each(Object.entries(samples))('%s has one pose for a time, and never jumps', async (name, body) => {
  const bodyAt = await renderMotions(body)
  const poseAt = (t: number) => [...bodyAt(t).at.toArray(), ...bodyAt(t).turn.toArray()]
  expect(bodyAt(0).motion).toBe(name)
  expect(poseAt(1)).not.toEqual(poseAt(0))
  fc.assert(
    fc.property(time, time, (t, other) => {
      const pose = poseAt(t)
      // Not for NaN.
      const hint = 'at most 5 units or radians a second'
      expect(poseAt(t + 1e-3), hint).toEqual(pose.map((value) => expect.closeTo(value, 2)))
      poseAt(other)
      expect(poseAt(t)).toEqual(pose)
    }),
  )
})

it('a floating body turns by the specified 0.01 and 0.015 radians in a 60th of a second', async () => {
  const bodyAt = await renderMotions(<Floating motion={{ period: 8, phase: 0 }} />)
  for (const frame of [0, 1, 600]) {
    const expected = [0.5 + 0.01 * frame, 0.35 + 0.015 * frame, 0.1].map((angle) => expect.closeTo(angle, 9))
    expect(bodyAt(frame / 60).angles).toEqual(expected)
  }
})

it('a floating body rises and sinks at its place, a large one by more, and repeats after its period', async () => {
  const large = <Floating name="large" radius={4} motion={{ period: 8, phase: 0.25 }} />
  const bodyAt = await renderMotions(<Floating motion={{ period: 8, phase: 0 }} />, large)
  fc.assert(
    fc.property(time, fc.nat(40), (t, periods) => {
      const wave = Math.sin((t / 4) * Math.PI)
      const later = t + 8 * periods
      expect(bodyAt(later).at.toArray()).toEqual([1, expect.closeTo(2 + 0.36 * wave, 6), -3])
      expect(bodyAt(later - 2, 1).at.y).toBeCloseTo(2 + 0.54 * wave, 6)
    }),
  )
})

it('a body that sways reaches both ends of its range, and never leaves it', async () => {
  const bodyAt = await renderMotions(<Floating motion={{ style: 'sway', period: 8, phase: 0 }} />)
  for (const side of [1, -1]) {
    expect(bodyAt((side * Math.PI) / 2 / 0.6).angles[0]).toBeCloseTo(0.5 + side * 0.17, 9)
    expect(bodyAt((side * Math.PI) / 2 / 0.9).angles[1]).toBeCloseTo(0.35 + side * 0.38, 9)
  }
  const off = (t: number, axis: 0 | 1) => Math.abs(bodyAt(t).angles[axis] - rest.rotation[axis])
  fc.assert(fc.property(time, (t) => off(t, 0) < 0.1701 && off(t, 1) < 0.3801))
})

const sample = <T extends object>(motions: fc.Arbitrary<T>) =>
  fc.sample(motions, 20).map((motion, index) => ({ ...motion, name: `${index}` }))

it('an orbit keeps its radius, never jumps, returns after each turn, and keeps the rotation', async () => {
  const orbits = sample(fc.record({ speed: evenly(0.1, 0.5), tilt: evenly(0, 1) }))
  const bodies = orbits.map(({ name, ...orbit }) => (
    <Orbital key={name} name={name} motion={{ radius: 16, startAngle: 1, ...orbit }} />
  ))
  const bodyAt = await renderMotions(...bodies)
  fc.assert(
    fc.property(time, fc.nat(19), (t, index) => {
      const { speed } = orbits[index]!
      const { at, angles } = bodyAt(t, index)
      expect(at.distanceTo(new Vector3(1, 2, -3))).toBeCloseTo(16, 6)
      expect(bodyAt(t + 1 / 144, index).at.distanceTo(at)).toBeLessThanOrEqual((16 * speed) / 144 + 1e-6)
      expect(bodyAt(t + (2 * Math.PI) / speed, index).at.distanceTo(at)).toBeLessThan(1e-6)
      expect(angles).toEqual([0.5, 0.35, 0.1])
    }),
  )
})

it.each([
  ['to +z', 0.2, 0, [1, 2, 13]],
  ['to -z at a negative speed', -0.2, 0, [1, 2, -19]],
  ['down on the near side', 0.2, 1, [1, 2 - 16 * Math.sin(1), 16 * Math.cos(1) - 3]],
])('an orbit runs from +x %s', async (_, speed, tilt, quarter) => {
  const bodyAt = await renderMotions(<Orbital motion={{ radius: 16, startAngle: 0, speed, tilt }} />)
  expect(bodyAt(0).at.toArray()).toEqual([17, 2, -3])
  expect(bodyAt(Math.PI / 0.4).at.toArray()).toEqual(quarter.map((value) => expect.closeTo(value, 9)))
})

it('a body on a wave is as high as its surface, or at its rest at the start, and leans with it', async () => {
  const spots = sample(fc.record({ x: place, z: place, yaw: evenly(-3, 3), lean: evenly(0, 1) }))
  const bodies = spots.map(({ name, x, z, yaw, lean }, index) => {
    const at = { name, position: [x, -6, z], rotation: [0, yaw, 0] } as const
    return <Riding key={name} {...at} motion={{ lean, startsAtBase: index < 10 }} />
  })
  const bodyAt = await renderMotions(...bodies)
  fc.assert(
    fc.property(time, fc.nat(19), (t, index) => {
      const { x, z, lean } = spots[index]!
      const { elevation, slopeX, slopeZ } = sampleAt(x, z, t)
      const body = bodyAt(t, index)
      expect(body.elevation).toBe(elevation)
      const start = index < 10 ? sampleAt(x, z, 0).elevation : 0
      expect(body.at.toArray()).toEqual([x, expect.closeTo(-6 + 4 * (elevation - start), 9), z])
      const normal = new Vector3(-lean * slopeX, 1, -lean * slopeZ).normalize()
      expect(new Vector3(0, 1, 0).applyQuaternion(body.turn).dot(normal)).toBeGreaterThan(0.99)
    }),
  )
})
