import { useMemo } from 'react'
import {
  PRIORITIES,
  quaternionOf,
  smootherstep,
  turnTowards,
  useBodyFrame,
  useLayout,
  useLevel,
  useKeyframes,
} from '../../motion/index.ts'
import type { BodyRef, Keyframe } from '../../motion/index.ts'
import { clamp } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { poses, type LanternName, type EnvelopeName, type KeyframePose } from './poses.ts'

/** No panel covers the scene on span 0, which leads to the form at keyframe 1. */
const staysInView = (span: number) => span === 0

/**
 * Moves a body to its poses at the form, keyframe 1, and at the questions. On tablets and phones bodies stay
 * in their places at the form.
 */
export function useSectionPoses(body: BodyRef, name: EnvelopeName | LanternName): void {
  const { form, questions } = useLayout(poses)
  useKeyframes(body, [keyframeAt(form[name], LEAVING), keyframeAt(questions[name], 0)], { staysInView })
}

/**
 * After keyframe 1, bodies with a pose in `form` also rise, ever faster, while `useKeyframes` moves them out
 * sideways: y grows by LEAVING * (progress - 1) ** 2, NDC.
 */
const LEAVING = 17
/** Progress since keyframe 1 at which they are out of the window. */
const OUT = 0.3

const keyframeAt =
  (at: KeyframePose | undefined, leaving: number): Keyframe =>
  (pose, _, { progress }) => {
    if (!at) return
    pose.x = at.x
    pose.y = at.y + leaving * clamp(progress - 1, 0, OUT) ** 2
    pose.depth = at.depth
  }

/** How far keyframe 2 turns a body to its rotation there. 18 % of its motion's rotation remain. */
const STEADIED = 0.82

/** Turns a body at the questions towards a rotation, if it has one: Euler angles in radians. */
export function useRotationOnWater(body: BodyRef, rotation: Vec3 | undefined): void {
  const [x = 0, y = 0, z = 0] = rotation ?? []
  const target = useMemo(() => quaternionOf([x, y, z]), [x, y, z])
  const isOn = rotation !== undefined
  useBodyFrame(
    body,
    (object, { progress }) => {
      if (isOn && progress > 1) turnTowards(object, target, STEADIED * smootherstep(progress - 1))
    },
    PRIORITIES.afterKeyframes,
  )
}

/**
 * Two levels of 1.6 s. `left`: the form's message is on its way; a failure brings it back. `arrived`: it has
 * been sent.
 */
export function useDelivery() {
  const left = useLevel(({ delivery }) => delivery === 'sending' || delivery === 'sent')
  const arrived = useLevel(({ delivery }) => delivery === 'sent')
  return { left, arrived }
}
