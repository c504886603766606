import { defineScene } from '../defineScene.tsx'
import { PORTFOLIO_COUNT, PORTFOLIO_TIME, portfolioLayout } from './layout.ts'
import { sea } from './sea.ts'

/** A sea at night, made of 121 bars that ride one wave. */
export const portfolioScene = defineScene({
  id: 'portfolio',
  layout: portfolioLayout,
  count: PORTFOLIO_COUNT,
  posterTime: PORTFOLIO_TIME,
  style: {
    alpha: 0.92,
    rimAlpha: 0.08,
    roundness: 0,
    rim: 0.4,
    rimExponent: 2,
    edgeLight: 0.3,
    diffuse: 0.3,
    depthGlow: 0.22,
    glint: 0.6,
    glintExponent: 16,
    glintFoam: 0.12,
    bevel: 0.5,
    hiddenLines: 0,
    contours: 0,
    // The sea reaches far into the text's columns: a narrow border would look like a curtain.
    quietBorder: 0.22,
  },
  fog: { wide: [20, 36], tablet: [24, 40], tall: [22, 38] },
  extend: sea,
  // Behind the horizon, so that the crests reflect it to the viewer.
  lightDirection: [0.12, 0.5, -0.86],
})
