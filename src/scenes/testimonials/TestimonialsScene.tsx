import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import { TESTIMONIALS_COUNT, testimonialsLayout } from './layout.ts'

const createDrawing = createGlass(defaultStyle)

/** Twenty octahedra that turn almost together, so that a glint passes over all of them, one after another. */
export function TestimonialsScene({ seed = DEFAULT_SEED, count = TESTIMONIALS_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => testimonialsLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <BodyScene
      name="testimonials"
      accent={accentRgb('testimonials')}
      createDrawing={createDrawing}
      startTime={0}
      {...layout}
    />
  )
}
