import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import type { CreateDrawing } from '../drawing.ts'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle, type GlassStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import { chart } from './chart.ts'
import { ABOUT_COUNT, ABOUT_TIME, aboutLayout } from './layout.ts'

const style: GlassStyle = {
  ...defaultStyle,
  alpha: 0.35,
  rim: 1.1,
  rimExponent: 1.5,
  roundness: 0.7,
  hiddenLines: 0,
  lines: 1.1,
}
const drawings: Record<Composition, CreateDrawing> = {
  wide: createGlass({ ...style, fog: [16, 25] }, chart),
  tablet: createGlass({ ...style, fog: [18, 30] }, chart),
  tall: createGlass({ ...style, fog: [24, 36] }, chart),
}

/** A constellation: twenty stars on a long swell, with links between near ones. */
export function AboutScene({ seed = DEFAULT_SEED, count = ABOUT_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => aboutLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <BodyScene
      name="about"
      accent={accentRgb('about')}
      createDrawing={drawings[composition]}
      startTime={ABOUT_TIME}
      {...layout}
    />
  )
}
