import { act } from '@react-three/test-renderer'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { MotionContext } from '../../src/motion/useMotion.ts'
import { createMotionSystem, type Motion } from '../../src/motion/motionSystem.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { SceneBody } from '../../src/scenes/SceneBody.tsx'
import { poseValue } from '../helpers/glass.ts'
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
    surface: { amplitude: 2, trains: [{ fraction: 1, wavelength: 20, heading: 0, speed: 1, phase: 0 }] },
    at: [1, 3],
    rest: 2,
    lean: 0,
  },
} as const satisfies { [Type in Motion['type']]: Motion }

describe.each(Object.values(motions))('a body with $type motion', (motion) => {
  it('is a named group with its size, rotation and motion, and moves', async () => {
    const motionSystem = createMotionSystem(1)
    const scene = await renderScene(
      <MotionContext value={motionSystem}>
        <SceneBody body={{ ...base, motion }} />
      </MotionContext>,
    )
    const body = scene.find('thing')
    expect(body.userData['motion']).toBe(motion)
    expect(body.scale.toArray()).toEqual([2.5, 2.5, 2.5])
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
    const before = body.clone()
    if (motion.type !== 'orbital') expect([before.position.x, before.position.z]).toEqual([1, 3])
    motionSystem.seek(1)
    const moved = body.position.distanceTo(before.position) + body.quaternion.angleTo(before.quaternion)
    expect(moved).toBeGreaterThan(0.1)
    await scene.unmount()
    expect(motionSystem.poses.every((value) => value === 0)).toBe(true)
  })

  it('needs a scene around it, and says so', async () => {
    await expect(renderScene(<SceneBody body={{ ...base, motion }} />)).rejects.toThrow(
      `A body with ${motion.type} motion needs a MotionContext`,
    )
  })
})

it('moves to another index with its motion', async () => {
  const motionSystem = createMotionSystem(2)
  const control = { move: (_index: number) => {} }
  function MovingBody() {
    const [index, setIndex] = useState(0)
    useEffect(() => {
      control.move = setIndex
    }, [])
    return <SceneBody body={{ ...base, motion: { ...motions.floating, index } }} />
  }
  const scene = await renderScene(
    <MotionContext value={motionSystem}>
      <MovingBody />
    </MotionContext>,
  )
  const scales = () => [0, 1].flatMap((index) => poseValue(motionSystem.poses, index, 'scale'))
  expect(scales()).toEqual([2.5, 0])
  await act(async () => control.move(1))
  expect(scales()).toEqual([0, 2.5])
  await scene.unmount()
})
