import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { SERVICES_COUNT, servicesLayout } from './layout.ts'

const wide: Look = { ...glass, diffuse: 0.28, glint: 0.42, hidden: 0.4, lines: 1.3, fog: [22, 34] }
const looks = {
  wide,
  tablet: { ...wide, fog: [26, 38] },
  tall: { ...wide, fog: [34, 46] },
} as const satisfies Record<Composition, Look>

/** Five instruments of the trade, cycled to eight, in a ring about the first. */
export function ServicesScene({ seed = DEFAULT_SEED, count = SERVICES_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => servicesLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <GlassScene
      name="services"
      accent={accentRgb('services')}
      look={looks[composition]}
      startTime={0}
      {...layout}
    >
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
