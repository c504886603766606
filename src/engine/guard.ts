import type { Body } from '../motion/body.ts'
import { CAMERA, halfHeightAt, isTall } from '../motion/layout.ts'
import type { SceneFrame } from '../motion/sceneFrame.ts'
import { mix, smoothstep } from '../shared/math.ts'
import { OBSTACLE_STRIDE, type Obstacles } from './chart/obstacles.ts'

/** Shares of a body's width or height, cut by the window's edge or by text, between which it fades. */
const CUT = { from: 0.2, to: 0.4 } as const

/** Shares of a body that one text covers in an upright window, between which it fades. */
const BEHIND = { from: 0.35, to: 0.6 } as const
/** Half of the height over which an obstacle is a panel, and the height above and below its text, NDC. */
const PANEL = { half: 0.25, free: 0.24 } as const

/** Share of a body's radius over which it fades above or below the edge of a text. */
const EDGE = 0.35

/**
 * Returns how far a body is shown: one that the window's edge or the page's text would cut in two is not.
 * `viewOffsetX` and `viewOffsetY` are the scene's view offset, NDC. In an upright window the picture goes
 * with the page between texts: neither its upper and lower edge nor text cut any, but one is not shown of
 * which a text covers the most.
 */
export function shownOf(
  { position, scale, marks }: Body,
  { rects, count }: Pick<Obstacles, 'rects' | 'count'>,
  { aspect, pageOffsetY }: Pick<SceneFrame, 'aspect' | 'pageOffsetY'>,
  { viewOffsetX, viewOffsetY }: Readonly<{ viewOffsetX: number; viewOffsetY: number }>,
): number {
  const perUnit = 1 / halfHeightAt(Math.max(CAMERA.near, CAMERA.z - position.z))
  const radius = scale.x * marks * perUnit
  const x = position.x * perUnit + viewOffsetX * aspect
  const y = position.y * perUnit + viewOffsetY + pageOffsetY
  let left = Math.max(x - radius, -aspect)
  let right = Math.min(x + radius, aspect)
  let cut = 1 - Math.max(0, right - left) / (2 * radius)
  const isUpright = isTall(aspect)
  if (!isUpright) {
    const height = Math.min(y + radius, 1) - Math.max(y - radius, -1)
    cut = Math.max(cut, 1 - Math.max(0, height) / (2 * radius))
  }
  let behind = 0
  for (let rect = 0; rect < count * OBSTACLE_STRIDE; rect += OBSTACLE_STRIDE) {
    const from = (rects[rect] ?? 0) - (rects[rect + 2] ?? 0)
    const to = (rects[rect] ?? 0) + (rects[rect + 2] ?? 0)
    const middle = rects[rect + 1] ?? 0
    const half = rects[rect + 3] ?? 0
    if (isUpright) {
      const across = Math.min(x + radius, to) - Math.max(x - radius, from)
      const reach = half > PANEL.half ? half - PANEL.free : half
      const down = Math.min(y + radius, middle + reach) - Math.max(y - radius, middle - reach)
      behind = Math.max(behind, (Math.max(0, across) * Math.max(0, down)) / (4 * radius * radius))
      continue
    }
    // One that drifts over the upper or lower edge of a text fades, and does not go out at once.
    const near = 1 - smoothstep(0, EDGE * radius, Math.abs(y - middle) - half)
    if (near === 0) continue
    if (from <= left) left = Math.max(left, mix(left, Math.min(to, right), near))
    else if (to >= right) right = Math.min(right, mix(right, Math.max(from, left), near))
  }
  // All obstacles have risen alike.
  const risen = rects[4] ?? 0
  cut = Math.max(cut, (1 - Math.max(0, right - left) / (2 * radius)) * risen)
  return (1 - smoothstep(BEHIND.from, BEHIND.to, behind) * risen) * (1 - smoothstep(CUT.from, CUT.to, cut))
}
