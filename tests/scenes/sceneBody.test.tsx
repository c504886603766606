import { act } from '@react-three/test-renderer'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { MotionContext } from '../../src/motion/useMotion.ts'
import { createMotionSystem } from '../../src/motion/motionSystem.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { SceneBody } from '../../src/scenes/SceneBody.tsx'
import { poseValue } from '../helpers/glass.ts'
import { floating, orbital, wave } from '../helpers/motions.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const base = {
  name: 'thing',
  shape: { parts: [], engravings: [] },
  color: [1, 1, 1],
  radius: 2.5,
  position: [1, 2, 3],
  rotation: [0.1, 0.2, 0.3],
} as const satisfies Omit<BodySpec, 'motion'>

it.each([floating, orbital, wave])('a body with $type motion says that it needs a scene', async (motion) => {
  await expect(renderScene(<SceneBody body={{ ...base, motion }} />)).rejects.toThrow(
    `A body with ${motion.type} motion needs a MotionContext`,
  )
})

it('moves to another index with its motion', async () => {
  const motionSystem = createMotionSystem(2)
  const control = { move: (_index: number) => {} }
  function MovingBody() {
    const [index, setIndex] = useState(0)
    useEffect(() => {
      control.move = setIndex
    }, [])
    return <SceneBody body={{ ...base, motion: { ...floating, index } }} />
  }
  await renderScene(
    <MotionContext value={motionSystem}>
      <MovingBody />
    </MotionContext>,
  )
  const scales = () => [0, 1].flatMap((index) => poseValue(motionSystem.poses, index, 'scale'))
  expect(scales()).toEqual([2.5, 0])
  await act(async () => control.move(1))
  expect(scales()).toEqual([0, 2.5])
})
