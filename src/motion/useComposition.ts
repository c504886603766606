import { useThree } from '@react-three/fiber'
import { compositionOf, type Composition } from './composition.ts'

/** What a scene has for each of the three compositions. */
export type Compositions<T> = Readonly<Record<Composition, T>>

/**
 * Returns the window's width / height, rounded to 1/50. Otherwise a resize by one pixel would lay out the
 * scene again.
 */
export function useAspect(): number {
  return useThree(({ size: { width, height } }) => (height > 0 ? Math.round((width / height) * 50) / 50 : 1))
}

/**
 * Returns the entry for this window. It changes when the window becomes another composition's, not with each
 * resize.
 */
export function useComposition<T>(compositions: Compositions<T>): T {
  return compositions[compositionOf(useAspect())]
}
