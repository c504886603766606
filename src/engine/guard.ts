import type { Body } from '../motion/body.ts'
import { CAMERA, halfHeightAt, isTall } from '../motion/layout.ts'
import type { SceneFrame } from '../motion/sceneFrame.ts'
import { mix, smoothstep } from '../shared/math.ts'
import { OBSTACLE_STRIDE, type Obstacles } from './chart/obstacles.ts'

/** Shares of a body's width or height, cut by the window's edge or by text, between which it fades. */
const CUT = { from: 0.2, to: 0.4 } as const

/** Shares of a body that one text of an upright window covers, between which it fades. */
const BEHIND = { from: 0.35, to: 0.6 } as const
/**
 * What reaches further than `half` up and down is taken as a panel, whose obstacle begins and ends by about
 * `padding` beyond its text. NDC.
 */
const PANEL = { half: 0.25, padding: 0.24 } as const

/** Share of a body's radius over which it fades while its middle is above or below the edge of a text. */
const EDGE = 0.35

type Texts = Pick<Obstacles, 'rects' | 'count'>

/** Returns the largest share of a body's square that one text of an upright window covers. */
function coveredBy({ rects, count }: Texts, x: number, y: number, radius: number): number {
  let covered = 0
  for (let rect = 0; rect < count * OBSTACLE_STRIDE; rect += OBSTACLE_STRIDE) {
    const half = rects[rect + 3] ?? 0
    const reachX = rects[rect + 2] ?? 0
    const reachY = Math.max(Math.min(half, PANEL.half), half - PANEL.padding)
    const width = overlapOf(x, radius, rects[rect] ?? 0, reachX)
    const height = overlapOf(y, radius, rects[rect + 1] ?? 0, reachY)
    covered = Math.max(covered, (width * height) / (4 * radius * radius))
  }
  return covered
}

/** Returns the length that two ranges share, each given by its middle and what it reaches to both sides. */
const overlapOf = (a: number, reachA: number, b: number, reachB: number) =>
  Math.max(0, Math.min(a + reachA, b + reachB) - Math.max(a - reachA, b - reachB))

/**
 * Returns how far a body is shown: one that the window's edge or the page's text would cut in two is not.
 * `viewOffsetX` and `viewOffsetY` are the scene's view offset, NDC. In an upright window the picture goes
 * with the page, between texts: its upper and lower edge cut none, and a body is hidden only if a text covers
 * most of it.
 */
export function shownOf(
  { position, scale, marks }: Body,
  texts: Texts,
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
  const { rects, count } = texts
  // All obstacles have risen alike.
  const risen = rects[4] ?? 0
  if (isTall(aspect)) {
    const behind = smoothstep(BEHIND.from, BEHIND.to, coveredBy(texts, x, y, radius)) * risen
    return (1 - behind) * (1 - smoothstep(CUT.from, CUT.to, cut))
  }
  const height = Math.min(y + radius, 1) - Math.max(y - radius, -1)
  cut = Math.max(cut, 1 - Math.max(0, height) / (2 * radius))
  for (let rect = 0; rect < count * OBSTACLE_STRIDE; rect += OBSTACLE_STRIDE) {
    const above = Math.abs(y - (rects[rect + 1] ?? 0)) - (rects[rect + 3] ?? 0)
    // One that drifts over the upper or lower edge of a text fades, and does not go out at once.
    const near = 1 - smoothstep(0, EDGE * radius, above)
    if (near === 0) continue
    const from = (rects[rect] ?? 0) - (rects[rect + 2] ?? 0)
    const to = (rects[rect] ?? 0) + (rects[rect + 2] ?? 0)
    if (from <= left) left = Math.max(left, mix(left, Math.min(to, right), near))
    else if (to >= right) right = Math.min(right, mix(right, Math.max(from, left), near))
  }
  cut = Math.max(cut, (1 - Math.max(0, right - left) / (2 * radius)) * risen)
  return 1 - smoothstep(CUT.from, CUT.to, cut)
}
