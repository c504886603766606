import { useRef } from 'react'
import type { Level } from './body.ts'
import { PRIORITIES } from './priorities.ts'
import { useSceneFrame } from './useSceneFrame.ts'
import { clamp } from '../shared/math.ts'
import type { StageState } from '../store/stageState.ts'

/** Seconds that a level takes from 0 to 1. */
const LEVEL_TIME = 1.6

/**
 * Returns a reaction to the visitor: a level that moves at a constant rate to 1 while `isOn` is true of the
 * page, and else to 0. That takes `seconds`.
 */
export function useLevel(isOn: (site: StageState) => boolean, seconds: number = LEVEL_TIME): Level {
  const level = useRef(0)
  useSceneFrame(
    ({ site, step, jumps }) => {
      if (!site) return
      const target = isOn(site) ? 1 : 0
      const most = step / seconds
      level.current = jumps ? target : level.current + clamp(target - level.current, -most, most)
    },
    PRIORITIES.world,
    'useLevel',
  )
  return level
}
