import { useMemo } from 'react'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { isTall } from '../composition.ts'
import { DEFAULT_SEED, shades } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { SERVICES_COUNT, servicesLayout } from './layout.ts'

const wide: Look = { ...glass, diffuse: 0.22, fog: [19, 32, 1.5] }
const tall: Look = { ...wide, fog: [34, 46, 1.5] }

/** Five instruments of the trade, cycled to eight, in a ring about the first. */
export function ServicesScene({ seed = DEFAULT_SEED, count = SERVICES_COUNT }: SceneProps) {
  const narrow = isTall(useAspect())
  const layout = useMemo(
    () => servicesLayout({ seed, count, aspect: narrow ? 0.5 : 1.6 }),
    [seed, count, narrow],
  )
  return (
    <GlassScene name="services" accent={shades.blue} look={narrow ? tall : wide} startTime={0} {...layout}>
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
