import { useThree } from '@react-three/fiber'

/** Width over height of the canvas, in steps fine enough for the eye: a scene is laid out anew only when it changes. */
export function useAspect(): number {
  return useThree(({ size }) => (size.height > 0 ? Math.round((size.width / size.height) * 50) / 50 : 1))
}
