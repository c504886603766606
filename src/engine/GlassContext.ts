import { createContext, useContext } from 'react'
import type { Body } from '../motion/body.ts'
import type { GlassExtension } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import type { GlassUniforms } from './glass/uniforms.ts'

/** What a scene gives to its glass. */
interface GlassValue {
  /** Its mounted bodies, in the order of the JSX. */
  bodies: Set<Body>
  uniforms: GlassUniforms
  style: GlassStyle
  extension: GlassExtension | undefined
  /** Returns how far a body is shown, 0 to 1. */
  shownOf: (body: Body) => number
}

export const GlassContext = createContext<GlassValue | null>(null)

export function useGlass(): GlassValue {
  const value = useContext(GlassContext)
  if (!value) throw new Error('<Glass> needs a <Scene> around it.')
  return value
}
