import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { compositionOf, REFERENCE_ASPECT, type Composition } from '../composition.ts'
import type { CreateDrawing } from '../drawing.ts'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle, type GlassStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import { fog } from './journey.ts'
import { SERVICES_COUNT, servicesLayout } from './layout.ts'

const style: GlassStyle = { ...defaultStyle, diffuse: 0.28, glint: 0.42, hiddenLines: 0.4, lines: 1.3 }
const drawings: Record<Composition, CreateDrawing> = {
  wide: createGlass({ ...style, fog: fog.wide }),
  tablet: createGlass({ ...style, fog: fog.tablet }),
  tall: createGlass({ ...style, fog: fog.tall }),
}

/** Eight instruments of five kinds. Alternately one floats and one orbits the centre of the ring. */
export function ServicesScene({ seed = DEFAULT_SEED, count = SERVICES_COUNT }: SceneProps) {
  const composition = compositionOf(useAspect())
  const layout = useMemo(
    () => servicesLayout({ seed, count, aspect: REFERENCE_ASPECT[composition] }),
    [seed, count, composition],
  )
  return (
    <BodyScene
      name="services"
      accent={accentRgb('services')}
      createDrawing={drawings[composition]}
      startTime={0}
      {...layout}
    />
  )
}
