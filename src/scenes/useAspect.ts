import { useThree } from '@react-three/fiber'

/** Width / height of the canvas, rounded to 0.02, so that a scene is laid out again only when it changes visibly. */
export function useAspect(): number {
  return useThree(({ size }) => (size.height > 0 ? Math.round((size.width / size.height) * 50) / 50 : 1))
}
