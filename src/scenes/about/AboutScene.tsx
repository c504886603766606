import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { ABOUT_COUNT, ABOUT_TIME, aboutLayout, LINK_REACH } from './layout.ts'

const wide: Look = {
  ...glass,
  alpha: 0.35,
  rim: 1.1,
  rimExponent: 1.5,
  smooth: 0.7,
  hidden: 0,
  lines: 1.1,
  fog: [16, 25],
}
const looks = {
  wide,
  tablet: { ...wide, fog: [18, 30] },
  tall: { ...wide, fog: [24, 36] },
} as const satisfies Record<Composition, Look>

/** A constellation: twenty stars on a long swell, joined while they are near each other. */
export function AboutScene({ seed = DEFAULT_SEED, count = ABOUT_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => aboutLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <GlassScene
      name="about"
      accent={accentRgb('about')}
      look={looks[composition]}
      startTime={ABOUT_TIME}
      reach={LINK_REACH}
      {...layout}
    >
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
