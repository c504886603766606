import { useNamedFrame } from '../motion/useSceneFrame.ts'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AmbientLight, DirectionalLight, Group } from 'three'
import { colors } from 'virtual:content/palette'
import type { Body } from '../motion/body.ts'
import { layoutOf, REFERENCE_ASPECT, type ViewOffset } from '../motion/layout.ts'
import { PRIORITIES } from '../motion/priorities.ts'
import { SceneContext } from '../motion/SceneContext.ts'
import { createScreen } from '../motion/screen.ts'
import { useAspect } from '../motion/useLayout.ts'
import { accentOf } from '../routes/table.ts'
import type { Vec3 } from '../shared/vector.ts'
import { applyViewOffset } from './camera.ts'
import { createContours } from './chart/contours.ts'
import { checkMaterials, checkPoses } from './checks.ts'
import { colorOf, rgbOf } from './color.ts'
import type { SceneFacts } from './facts.ts'
import { LAYER } from './Glass.tsx'
import type { GlassExtension } from './glass/glassExtension.ts'
import { commonStyle, type GlassStyle } from './glass/style.ts'
import { createUniforms, setLightUniforms, setViewUniforms } from './glass/uniforms.ts'
import { createScenePage } from './scenePage.ts'
import { StageContext } from './StageContext.ts'
import type { GlassValue } from './useGlass.ts'

/** Direction towards the directional light. */
const FROM_THE_LEFT: Vec3 = [-0.55, 0.75, 0.5]
const AMBIENT = colorOf([0.25, 0.25, 0.25])

interface SceneProps {
  facts: SceneFacts
  /** Position of the vanishing point on the screen, NDC. */
  viewOffset: ViewOffset
  /**
   * Whether poses are scaled to the window's own aspect. Otherwise all windows of a layout have the same
   * poses.
   */
  scalesWithAspect?: boolean
  /** How the glass differs from `commonStyle`, and what is added to its shaders: not made in a component. */
  glass?: Partial<GlassStyle>
  extension?: GlassExtension
  /** Direction from the scene towards the directional light, of any length. */
  light?: Vec3
  /**
   * Number of the keyframe at which bodies stand around the page's text: the picture of a wide window scrolls
   * up with that text.
   */
  aroundTextAt?: number | undefined
  children: ReactNode
}

/** A scene: view offset, lights, clock and contour lines for the `<Glass>` among its children. */
export function Scene(props: SceneProps) {
  const {
    facts,
    viewOffset: [x, y],
    scalesWithAspect = false,
    glass,
    extension,
    light = FROM_THE_LEFT,
    aroundTextAt,
    children,
  } = props
  const { id, lastKeyframe: last } = facts
  const stage = useContext(StageContext)
  const graph = useRef<Group>(null)
  const ambient = useRef<AmbientLight>(null)
  const directional = useRef<DirectionalLight>(null)

  const windowAspect = useAspect()
  const aspect = scalesWithAspect ? windowAspect : REFERENCE_ASPECT[layoutOf(windowAspect)]
  const page = useMemo(() => createScenePage(facts, stage), [facts, stage])
  const { sceneFrame, obstacles, view } = page
  const screen = useMemo(
    () => createScreen([x, y], aspect, scalesWithAspect),
    [x, y, aspect, scalesWithAspect],
  )
  const style = useMemo((): GlassStyle => ({ ...commonStyle, ...glass }), [glass])
  const uniforms = useMemo(() => createUniforms(style), [style])
  const contours = useMemo(
    () => (style.contours > 0 ? createContours(style, uniforms) : null),
    [style, uniforms],
  )
  const bodies = useMemo(() => new Set<Body>(), [])
  const value = useMemo(
    (): GlassValue => ({ sceneFrame, screen, last, bodies, uniforms, style, extension }),
    [sceneFrame, screen, last, bodies, uniforms, style, extension],
  )

  useLayoutEffect(() => page.acceptSeeks(), [page])
  useEffect(() => () => contours?.dispose(), [contours])
  // Effects of children run first.
  useLayoutEffect(() => {
    if (graph.current) checkMaterials(graph.current)
    const byDepth = [...bodies].toSorted((a, b) => b.basePosition.z - a.basePosition.z)
    for (const [index, body] of byDepth.entries()) body.depthOrder = index / Math.max(1, byDepth.length - 1)
  })
  useNamedFrame(
    id,
    'clock',
    ({ size }, delta) => page.advance(size, delta, screen, aroundTextAt),
    PRIORITIES.clock,
  )
  useNamedFrame(id, 'base', () => bodies.forEach((body) => body.toBase()), PRIORITIES.base)
  useNamedFrame(
    id,
    'poses',
    ({ camera, size }) => {
      page.updateBodies(bodies, screen, style.opaque)
      applyViewOffset(camera, screen.viewOffsetX, screen.viewOffsetY + sceneFrame.pageOffsetY, size)
    },
    PRIORITIES.poses,
  )
  useNamedFrame(
    id,
    'drawing',
    (state) => {
      page.updateView(state, screen)
      setViewUniforms(uniforms, view)
      if (directional.current && ambient.current)
        setLightUniforms(uniforms, directional.current, ambient.current, style)
      contours?.update(bodies, view, obstacles)
    },
    PRIORITIES.drawing,
  )
  useNamedFrame(id, 'poses', () => checkPoses(bodies), PRIORITIES.check)

  return (
    <group ref={graph} name={id}>
      <ambientLight ref={ambient} color={AMBIENT} />
      <directionalLight
        ref={directional}
        color={colorOf(rgbOf(colors[accentOf(id)]))}
        position={[...light]}
      />
      <SceneContext value={value}>{children}</SceneContext>
      {contours && <primitive object={contours.mesh} name={`${id}-contours`} renderOrder={LAYER.contours} />}
    </group>
  )
}
