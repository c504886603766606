import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import type { CreateDrawing } from '../drawing.ts'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle, type GlassStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import type { Vec3 } from '../vector.ts'
import { PORTFOLIO_COUNT, PORTFOLIO_TIME, portfolioLayout } from './layout.ts'
import { sea } from './sea.ts'

const style: GlassStyle = {
  ...defaultStyle,
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
}
const drawings: Record<Composition, CreateDrawing> = {
  wide: createGlass({ ...style, fog: [20, 36] }, sea),
  tablet: createGlass({ ...style, fog: [24, 40] }, sea),
  tall: createGlass({ ...style, fog: [22, 38] }, sea),
}
/** Direction towards the light, behind the horizon, so that the crests reflect it to the viewer. */
const LIGHT_DIRECTION: Vec3 = [0.12, 0.5, -0.86]

/** A sea at night, made of 121 bars that ride one wave. */
export function PortfolioScene({ seed = DEFAULT_SEED, count = PORTFOLIO_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => portfolioLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <BodyScene
      name="portfolio"
      accent={accentRgb('portfolio')}
      lightDirection={LIGHT_DIRECTION}
      createDrawing={drawings[composition]}
      startTime={PORTFOLIO_TIME}
      {...layout}
    />
  )
}
