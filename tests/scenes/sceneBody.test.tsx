import { act } from '@react-three/test-renderer'
import { useEffect, useMemo, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { createMotionSystem, POSE_STRIDE, type Motion } from '../../src/motion/motionSystem.ts'
import { MotionContext } from '../../src/motion/MotionContext.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { SceneBody } from '../../src/scenes/SceneBody.tsx'
import { renderScene } from '../helpers/renderScene.tsx'

const base = {
  name: 'thing',
  shape: { parts: [], engravings: [] },
  color: [1, 1, 1],
  radius: 2.5,
  position: [1, 2, 3],
  rotation: [0.1, 0.2, 0.3],
} as const satisfies Omit<BodySpec, 'motion'>

const motions = {
  floating: {
    type: 'floating',
    index: 0,
    style: 'turn',
    start: [0.1, 0.2, 0.3],
    rest: 2,
    bob: { amplitude: 1, period: 8, phase: 0 },
  },
  orbital: {
    type: 'orbital',
    index: 0,
    centre: [0, 0, 0],
    radius: 15,
    speed: 0.2,
    startAngle: 0,
    tilt: 0,
  },
  wave: {
    type: 'wave',
    index: 0,
    surface: { amplitude: 2, trains: [{ share: 1, wavelength: 20, heading: 0, speed: 1, phase: 0 }] },
    at: [1, 3],
    rest: 2,
    lean: 0,
  },
} as const satisfies { [Type in Motion['type']]: Motion }

describe.each(Object.values(motions))('a body with $type motion', (motion) => {
  it('is a named group of its size and attitude that carries its motion, and moves', async () => {
    const field = createMotionSystem(1)
    const scene = await renderScene(
      <MotionContext value={field}>
        <SceneBody body={{ ...base, motion }} />
      </MotionContext>,
    )
    const body = scene.find('thing')
    expect(body.userData['motion']).toBe(motion)
    expect(body.scale.toArray()).toEqual([2.5, 2.5, 2.5])
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
    const before = body.position.clone()
    if (motion.type !== 'orbital') expect([before.x, before.z]).toEqual([1, 3])
    field.seek(1)
    expect(body.position.distanceTo(before)).toBeGreaterThan(0.1)
    await scene.unmount()
    expect(field.poses.every((value) => value === 0)).toBe(true)
  })

  it('says so where it stands outside of a scene', async () => {
    const { reason } = await renderScene(<SceneBody body={{ ...base, motion }} />).then(
      () => ({ reason: null }),
      (error: unknown) => ({ reason: error }),
    )
    expect(String(reason)).toContain(`${motion.type} motion stands outside of a scene`)
  })
})

it('registers a body anew when its motion changes', async () => {
  const field = createMotionSystem(2)
  const controls: { move?: (index: number) => void } = {}
  function Changing() {
    const [index, setSlot] = useState(0)
    useEffect(() => {
      controls.move = setSlot
    }, [])
    const body = useMemo<BodySpec>(() => ({ ...base, motion: { ...motions.floating, index } }), [index])
    return (
      <MotionContext value={field}>
        <SceneBody body={body} />
      </MotionContext>
    )
  }
  const scene = await renderScene(<Changing />)
  const taken = () => [0, 1].map((index) => field.poses[index * POSE_STRIDE + 3])
  expect(taken()).toEqual([2.5, 0])
  await act(async () => controls.move!(1))
  expect(taken()).toEqual([0, 2.5])
  await scene.unmount()
})
