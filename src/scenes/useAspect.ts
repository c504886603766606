import { useThree } from '@react-three/fiber'

/** Returns width / height of the canvas, rounded to 1/50. Otherwise a resize by one pixel would lay out the scene. */
export function useAspect(): number {
  return useThree(({ size }) => (size.height > 0 ? Math.round((size.width / size.height) * 50) / 50 : 1))
}
