import { useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { memoize } from '../shared/lists.ts'
import type { RouteScene } from '../routes/table.ts'
import { BodyScene } from './BodyScene.tsx'
import { accentRgb } from './color.ts'
import { compositionOf, REFERENCE_ASPECT, type Composition } from './composition.ts'
import { createGlass } from './glass/glassDrawing.ts'
import type { ExtendGlass } from './glass/glassExtension.ts'
import { defaultStyle, type GlassStyle } from './glass/style.ts'
import { DEFAULT_SEED, type LayoutFunction, type SceneDefinition, type SceneProps } from './layout.ts'
import type { Vec3 } from './vector.ts'

interface SceneOptions<Id extends RouteScene> {
  id: Id
  layout: LayoutFunction
  /** Number of bodies on the site. */
  count: number
  /** Scene time at which the scene starts and its poster is taken, in seconds. Default 0. */
  posterTime?: number
  /** How the glass differs from `defaultStyle`. */
  style?: Partial<GlassStyle>
  /** Fog of each composition. With it, every window has the layout of its composition's reference aspect. */
  fog?: Readonly<Record<Composition, GlassStyle['fog']>>
  /** What the scene draws besides. */
  extend?: ExtendGlass
  /** Direction from the scene towards the directional light, of any length. */
  lightDirection?: Vec3
}

/** Defines a scene of glass bodies: its row of the registry, with the component that renders it. */
export function defineScene<const Id extends RouteScene>({
  id,
  layout: layOut,
  count: usualCount,
  posterTime = 0,
  style,
  fog,
  extend,
  lightDirection,
}: SceneOptions<Id>): SceneDefinition & { id: Id } {
  // BodyScene builds a new drawing when `createDrawing` changes, so each fog keeps its function.
  const drawingWith = memoize((own?: GlassStyle['fog']) =>
    createGlass({ ...defaultStyle, ...style, ...(own && { fog: own }) }, extend),
  )
  function Scene({ seed = DEFAULT_SEED, count = usualCount }: SceneProps) {
    // Rounded to 1/50. Otherwise a resize by one pixel would lay out the scene again.
    const windowAspect = useThree(({ size: { width, height } }) =>
      height > 0 ? Math.round((width / height) * 50) / 50 : 1,
    )
    const composition = compositionOf(windowAspect)
    const aspect = fog ? REFERENCE_ASPECT[composition] : windowAspect
    const layout = useMemo(() => layOut({ seed, count, aspect }), [seed, count, aspect])
    return (
      <BodyScene
        name={id}
        accent={accentRgb(id)}
        createDrawing={drawingWith(fog?.[composition])}
        startTime={posterTime}
        {...(lightDirection && { lightDirection })}
        {...layout}
      />
    )
  }
  return { id, component: Scene, layout: layOut, count: usualCount, posterTime }
}
