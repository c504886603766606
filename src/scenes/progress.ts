import { clamp } from '../shared/math.ts'

/** Share of its entrance by which the last body is behind the first. */
const STAGGER = 0.45

/** How present one body is, from 0 to 1, while its scene is at `value`: one body after the other, each eased. */
export function bodyProgress(value: number, index: number, count: number): number {
  if (value >= 1) return 1
  const behind = (index / Math.max(1, count - 1)) * STAGGER
  const own = clamp(value * (1 + STAGGER) - behind, 0, 1)
  return own * own * (3 - 2 * own)
}
