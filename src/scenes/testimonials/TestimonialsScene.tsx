import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { glass } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { TESTIMONIALS_COUNT, testimonialsLayout } from './layout.ts'

/** Twenty octahedra that turn as a shoal, so that one glint runs through all of them. */
export function TestimonialsScene({ seed = DEFAULT_SEED, count = TESTIMONIALS_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => testimonialsLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <GlassScene name="testimonials" accent={accentRgb('testimonials')} look={glass} startTime={0} {...layout}>
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
