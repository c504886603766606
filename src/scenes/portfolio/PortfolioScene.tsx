import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { colors } from '../../theme/tokens.ts'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import { rgbOf } from '../color.ts'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { PORTFOLIO_COUNT, PORTFOLIO_TIME, portfolioLayout } from './layout.ts'

const wide: Look = {
  ...glass,
  alpha: 0.92,
  alphaRim: 0.08,
  smooth: 0,
  rim: 0.4,
  rimExponent: 2,
  edgeLight: 0.3,
  diffuse: 0.3,
  depthGlow: 0.22,
  glint: 0.6,
  glintExponent: 16,
  glintFoam: 0.12,
  bevel: 0.5,
  hidden: 0,
  fog: [20, 36],
  light: [0.12, 0.5, -0.86],
  deep: rgbOf(colors.deep),
}
const looks = {
  wide,
  tablet: { ...wide, fog: [24, 40] },
  tall: { ...wide, fog: [22, 38] },
} as const satisfies Record<Composition, Look>

/** A sea by night, made of 121 bars that ride one wave. */
export function PortfolioScene({ seed = DEFAULT_SEED, count = PORTFOLIO_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => portfolioLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <GlassScene
      name="portfolio"
      accent={accentRgb('portfolio')}
      look={looks[composition]}
      startTime={PORTFOLIO_TIME}
      {...layout}
    >
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
