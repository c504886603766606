import { useMemo } from 'react'
import { accentRgb } from '../color.ts'
import { BodyScene } from '../BodyScene.tsx'
import { createGlass } from '../glass/glassDrawing.ts'
import { defaultStyle } from '../glass/style.ts'
import { DEFAULT_SEED, type SceneProps } from '../layout.ts'
import { useAspect } from '../useAspect.ts'
import { lanternLight } from './lanternLight.ts'
import { CONTACT_COUNT, contactLayout } from './layout.ts'

const createDrawing = createGlass({ ...defaultStyle, hiddenLines: 0.35 }, lanternLight)

/** Five floating envelopes and three lanterns on the water. */
export function ContactScene({ seed = DEFAULT_SEED, count = CONTACT_COUNT }: SceneProps) {
  const aspect = useAspect()
  const layout = useMemo(() => contactLayout({ seed, count, aspect }), [seed, count, aspect])
  return (
    <BodyScene
      name="contact"
      accent={accentRgb('contact')}
      createDrawing={createDrawing}
      startTime={0}
      {...layout}
    />
  )
}
