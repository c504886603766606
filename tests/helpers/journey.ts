import { createMotionSystem } from '../../src/motion/motionSystem.ts'
import { DEFAULT_SEED, type LayoutFunction } from '../../src/scenes/layout.ts'
import { createJourneyAnimator } from '../../src/scenes/journey/journeyAnimator.ts'
import { applyMotion, poseOf } from './bodies.ts'

/**
 * Returns a function for the poses of a layout's bodies at `t` seconds and station `s`, without a scene. The buffer is
 * reused by the next call. `levels` are those of the journey's cues, by default 0. `cardV` is the
 * height of an open card, NDC.
 */
export function journeyPoses(
  layout: LayoutFunction,
  count: number,
  aspect: number,
  seed = DEFAULT_SEED,
  windowAspect = aspect,
) {
  const { bodies, journey } = layout({ seed, count, aspect })
  const motionSystem = createMotionSystem(count)
  for (const body of bodies)
    motionSystem.add(poseOf(body, 0), body.motion, (group, motion, t) => {
      group.scale.setScalar(body.radius)
      return applyMotion(group, motion, t)
    })
  const animator = createJourneyAnimator()
  animator.setJourney(journey)
  animator.moment.aspect = windowAspect
  const at = (t: number, s: number, levels: readonly number[] = [], cardV = 0) => {
    motionSystem.seek(t)
    animator.seek(s)
    animator.moment.levels.fill(0)
    animator.moment.levels.set(levels)
    animator.moment.cardV = cardV
    animator.pose(motionSystem.poses, t)
    return motionSystem.poses
  }
  /** The poses of the motions alone, in the same buffer. */
  const withoutJourney = (t: number) => {
    motionSystem.seek(t)
    return motionSystem.poses
  }
  return { at, withoutJourney, bodies, last: journey?.last ?? 0, cues: journey?.cues?.count ?? 0 }
}
