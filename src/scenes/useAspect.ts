import { useThree } from '@react-three/fiber'

/** Returns width / height of the canvas, rounded to 1/50. Without rounding, each pixel of a resize lays out the scene. */
export function useAspect(): number {
  return useThree(({ size }) => (size.height > 0 ? Math.round((size.width / size.height) * 50) / 50 : 1))
}
