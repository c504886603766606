import { useRef } from 'react'
import type { Body } from './body.ts'
import { PRIORITIES } from './priorities.ts'
import type { SceneFrame } from './sceneFrame.ts'
import { useBodyFrame, type BodyRef } from './useSceneFrame.ts'
import { clamp, mix, smoothstep } from '../shared/math.ts'
import { standsBeside } from '../theme/media.ts'
import { CAMERA, depthOf, halfHeightAt, scaledY, type ScreenPose } from './layout.ts'
import { spanAt, easeStaggered, smootherstep } from './easing.ts'
import { useScene } from './SceneContext.ts'
import { createFramePose, type FramePose, type Screen } from './screen.ts'
import { turnAboutY } from './turning.ts'

/**
 * Where a body stands at one keyframe: a pose, or a function that writes it in each frame. On entry of the
 * function `pose` is where the body's motion alone has it, without its height; leaving it unchanged keeps the
 * body there. It must not allocate.
 */
export type Keyframe = ScreenPose | ((pose: FramePose, body: Body, sceneFrame: SceneFrame) => void)

interface KeyframeOptions {
  /** Whether no panel covers the scene on a span. Else the body leaves the window sideways and comes back. */
  staysInView?: (span: number, sceneFrame: SceneFrame) => boolean
  /** Spans on which the body leaves last. Otherwise its depth decides, see `Body.depthOrder`. */
  late?: readonly number[] | undefined
  /** Radians by which the body turns about y on each span. */
  turnPerSpan?: number
}

/** Depths between which a body is neither cut by the camera nor too far to be seen, scene units. */
const DEPTHS = { min: 8, max: 72 } as const
/** Height in NDC by which a body rises in the middle of a span. */
const ARC = 0.1
/**
 * Sideways detour in NDC of a body that passes the text of a tall window. It leads towards the side on which
 * the body stands halfway. It grows from 0 to `size` while the height by which the body rises or sinks grows
 * from `from` to `to` (NDC).
 */
const DETOUR = { from: 0.7, to: 1.1, size: 1.1 } as const
/**
 * Halfway between two keyframes, bodies stand outside the window: a panel of dense text covers the scene
 * there, and its fade would cut off what stands in the margin. `gap` is
 * the distance in NDC between the window and a body's edge, `reach` how far that edge may be from the body's
 * center, in radii. The way there lasts from the fraction `from` of the span to `until`, the way back from
 * `back` to 1 - `from`.
 */
const ASIDE = { gap: 0.012, reach: 1.2, from: 0.1, until: 0.33, back: 0.65 } as const

/**
 * Moves a body from keyframe to keyframe of the page; `keyframes` are those from 1 on. A body keeps its
 * radius, so what grows comes nearer. Between two keyframes x, y and the logarithm of the depth follow
 * `easeStaggered`; y also has an arc. Halfway it stands outside the window, on its own side, unless it
 * `staysInView`. It keeps the height and the rotation that its motion gives it.
 *
 * @throws Error where a keyframe of the page has no pose, or a pose no keyframe
 */
export function useKeyframes(
  ref: BodyRef,
  keyframes: readonly Keyframe[],
  { staysInView, late = [], turnPerSpan = 0 }: KeyframeOptions = {},
): void {
  const { screen, last } = useScene('useKeyframes')
  const poses = useRef({ from: createFramePose(), to: createFramePose() })
  useBodyFrame(
    ref,
    (body, sceneFrame) => {
      if (keyframes.length < last) throw new Error(`it has no pose at keyframe ${keyframes.length + 1}`)
      if (keyframes.length > last) throw new Error(`scenes/facts.ts has no keyframe ${last + 1}`)
      if (sceneFrame.progress === 0) return
      const span = spanAt(sceneFrame.progress, last)
      const { from, to } = poses.current
      body.position.y -= body.motionOffsetY
      screen.read(from, body.position)
      to.x = from.x
      to.y = from.y
      to.depth = from.depth
      // `keyframes` begins with keyframe 1, so span 0 leads from where the motion has the body to
      // `keyframes[0]`.
      writePose(to, keyframes[span], body, sceneFrame, screen)
      writePose(from, keyframes[span - 1], body, sceneFrame, screen)
      const fraction = sceneFrame.progress - span
      const travelled = easeStaggered(fraction, late.includes(span) ? 1 : body.depthOrder)
      const aside = staysInView?.(span, sceneFrame) ? 0 : asideAt(fraction)
      travel(body, from, to, travelled, aside, screen, sceneFrame)
      body.position.y += body.motionOffsetY
      if (turnPerSpan !== 0) turnAboutY(body, turnPerSpan * (span + travelled))
    },
    PRIORITIES.keyframes,
    'useKeyframes',
  )
}

/**
 * Whether the window is a desktop's, at least 1024 CSS px wide and not tall: there panels marked `beside`
 * leave their last columns to the scene. A window of the layout `wide` can be narrower.
 */
export const isDesktop = ({ aspect, height }: SceneFrame) => standsBeside(Math.round(aspect * height), aspect)

function writePose(
  pose: FramePose,
  keyframe: Keyframe | undefined,
  body: Body,
  sceneFrame: SceneFrame,
  { sizeFactor }: Screen,
): void {
  if (!keyframe) return
  if (typeof keyframe === 'function') {
    keyframe(pose, body, sceneFrame)
    return
  }
  const { x, y, size, depth = depthOf(body.scale.x, size * sizeFactor) } = keyframe
  pose.x = x
  pose.y = scaledY(y, size, sizeFactor)
  pose.depth = clamp(depth, DEPTHS.min, DEPTHS.max)
}

/**
 * Returns how far (0 to 1) bodies stand outside the window at a `fraction` (0 to 1) of a span: 1 halfway.
 */
function asideAt(fraction: number): number {
  const { from, until, back } = ASIDE
  return smootherstep(Math.min((fraction - from) / (until - from), (1 - from - fraction) / (1 - from - back)))
}

/**
 * Moves a body to the point `travelled` (0 to 1) of its way. `aside` is how far it stands outside the window,
 * 0 to 1.
 */
function travel(
  { position, scale, basePosition }: Body,
  from: FramePose,
  to: FramePose,
  travelled: number,
  aside: number,
  screen: Screen,
  sceneFrame: SceneFrame,
): void {
  const { tall, viewOffsetX } = screen
  // The side of the window on which it stands halfway is that of its base position: its place now depends on
  // the time, and a body near the middle would leap to the other side.
  const { x, z } = basePosition
  const side = x / (halfHeightAt(CAMERA.z - z) * screen.aspect) + viewOffsetX < 0 ? -1 : 1
  const arc = Math.sin(Math.PI * travelled)
  const detour = tall ? DETOUR.size * smoothstep(DETOUR.from, DETOUR.to, Math.abs(to.y - from.y)) : 0
  const path = mix(from.x, to.x, travelled) + side * arc * detour
  const depth = from.depth * (to.depth / from.depth) ** travelled

  const outside = 1 + ASIDE.gap + (ASIDE.reach * scale.x) / (halfHeightAt(depth) * sceneFrame.aspect)
  const clear = screen.across(side * outside, sceneFrame.aspect)
  const shownX = path + side * Math.max(0, side * (clear - path)) * aside
  screen.write(position, shownX, mix(from.y, to.y, travelled) + arc * ARC, depth)
}
