import { useThree } from '@react-three/fiber'
import { layoutOf, type Layout } from './layout.ts'

/** What a scene has for each of the three layouts. */
export type Layouts<T> = Readonly<Record<Layout, T>>

/**
 * Returns the window's width / height, rounded to 1/50. Otherwise a resize by one pixel would lay out the
 * scene again.
 */
export function useAspect(): number {
  return useThree(({ size: { width, height } }) => (height > 0 ? Math.round((width / height) * 50) / 50 : 1))
}

/**
 * Returns the entry for this window. It changes when the window becomes another layout's, not with each
 * resize.
 */
export function useLayout<T>(layouts: Layouts<T>): T {
  return layouts[layoutOf(useAspect())]
}
