import { useMemo } from 'react'
import { isTall } from '../composition.ts'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { ABOUT_COUNT, ABOUT_TIME, aboutAccent, aboutLayout, LINK_REACH } from './layout.ts'

const wide: Look = {
  ...glass,
  alpha: 0.35,
  rim: 1.1,
  rimExponent: 1.6,
  smooth: 0.7,
  hidden: 0,
  fog: [18, 34, 1.5],
}
const tall: Look = { ...wide, fog: [26, 46, 1.5] }

/** A constellation: twenty stars on a long swell, joined while they are near each other. */
export function AboutScene({ seed = DEFAULT_SEED, count = ABOUT_COUNT }: SceneProps) {
  const narrow = isTall(useAspect())
  const layout = useMemo(
    () => aboutLayout({ seed, count, aspect: narrow ? 0.5 : 1.6 }),
    [seed, count, narrow],
  )
  return (
    <GlassScene
      name="about"
      accent={aboutAccent}
      look={narrow ? tall : wide}
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
