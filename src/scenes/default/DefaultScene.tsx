import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { glass } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { DEFAULT_COUNT, defaultLayout } from './layout.ts'

/** Fifteen polyhedra afloat, behind the home page and every page without a scene of its own. */
export function DefaultScene({ seed = DEFAULT_SEED, count = DEFAULT_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => defaultLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <GlassScene name="default" accent={accentRgb('default')} look={glass} startTime={0} {...layout}>
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
