import { useMemo } from 'react'
import { accentRgb } from '../accent.ts'
import { glass, type Look } from '../glass/look.ts'
import { GlassScene } from '../GlassScene.tsx'
import { DEFAULT_SEED } from '../layout.ts'
import { SceneBody } from '../SceneBody.tsx'
import type { SceneProps } from '../types.ts'
import { useAspect } from '../useAspect.ts'
import { CONTACT_COUNT, contactLayout } from './layout.ts'

const look: Look = { ...glass, hidden: 0.35 }

/** Five letters adrift and three lanterns on the water. */
export function ContactScene({ seed = DEFAULT_SEED, count = CONTACT_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => contactLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <GlassScene name="contact" accent={accentRgb('contact')} look={look} startTime={0} {...layout}>
      {layout.bodies.map((body) => (
        <SceneBody key={body.name} body={body} />
      ))}
    </GlassScene>
  )
}
