import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import { DEFAULT_COUNT, defaultLayout } from './layout.ts'

const createDrawing = createGlass(defaultStyle)

/** Fifteen floating polyhedra, behind the home page and every page without a scene of its own. */
export function DefaultScene({ seed = DEFAULT_SEED, count = DEFAULT_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => defaultLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <BodyScene
      name="default"
      accent={accentRgb('default')}
      createDrawing={createDrawing}
      startTime={0}
      {...layout}
    />
  )
}
