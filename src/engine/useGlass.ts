import type { Body } from '../motion/body.ts'
import { useScene, type SceneValue } from '../motion/SceneContext.ts'
import type { GlassExtension } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import type { GlassUniforms } from './glass/uniforms.ts'

/** What a scene gives to its glass, besides what all hooks read. */
export interface GlassValue extends SceneValue {
  /** Its mounted bodies, in the order of the JSX. */
  bodies: Set<Body>
  uniforms: GlassUniforms
  style: GlassStyle
  extension: GlassExtension | undefined
}

/** `useScene` for what draws. Only `<Scene>` gives that context, with all of it. */
export const useGlass = (user = 'useGlass') => useScene(user) as GlassValue
