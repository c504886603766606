import { defineScene } from '../defineScene.tsx'
import { chart } from './chart.ts'
import { ABOUT_COUNT, ABOUT_TIME, aboutLayout } from './layout.ts'

/** A constellation: twenty stars on a long swell, with links between near ones. */
export const aboutScene = defineScene({
  id: 'about',
  layout: aboutLayout,
  count: ABOUT_COUNT,
  posterTime: ABOUT_TIME,
  style: { contours: 0, alpha: 0.35, rim: 1.1, rimExponent: 1.5, roundness: 0.7, hiddenLines: 0, lines: 1.1 },
  fog: { wide: [16, 25], tablet: [18, 30], tall: [24, 36] },
  extend: chart,
})
