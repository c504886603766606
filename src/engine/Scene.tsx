import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AmbientLight, DirectionalLight, Group } from 'three'
import { compositionOf, REFERENCE_ASPECT, type LensShift } from '../motion/composition.ts'
import { PHASES } from '../motion/phases.ts'
import { SceneContext } from '../motion/SceneContext.ts'
import { createScreen } from '../motion/screen.ts'
import { useAspect } from '../motion/useComposition.ts'
import { useNamedFrame } from '../motion/useSceneFrame.ts'
import type { Vec3 } from '../shared/vector.ts'
import { colorOf } from './color.ts'
import type { SceneFacts } from './facts.ts'
import type { SceneShaders } from './glass/glassExtension.ts'
import { commonStyle, type GlassStyle } from './glass/style.ts'
import { createSceneFrame } from './sceneFrame.ts'
import { StageContext } from './StageContext.ts'

/** Direction towards the directional light. */
const FROM_THE_LEFT: Vec3 = [-0.55, 0.75, 0.5]
const AMBIENT = colorOf([0.25, 0.25, 0.25])
/** The bodies draw nothing, so three.js need not compute their world matrices. */
const skipWorldMatrices = () => {}

interface SceneProps {
  facts: SceneFacts
  /** Position of the vanishing point on the screen, NDC. */
  lens: LensShift
  fog?: GlassStyle['fog']
  /**
   * Whether places are adapted to the window's own aspect. Otherwise all windows of a composition have the
   * same places.
   */
  adapts?: boolean
  /**
   * How the glass differs from `commonStyle`. Declare it outside of components: another object builds the
   * glass anew.
   */
  glass?: Partial<GlassStyle>
  /** What the scene draws besides. Declare it outside of components. */
  shaders?: SceneShaders
  /** Direction from the scene towards the directional light, of any length. */
  light?: Vec3
  /**
   * Number of the station at which the page leaves the whole width of the window to the scene, or `always`:
   * no quiet zone dims its columns.
   */
  fullWidth?: number | 'always' | undefined
  children: ReactNode
}

/**
 * A scene: its bodies are the `<Body>` components among its children, in any depth. One glass draws them all.
 */
export function Scene(props: SceneProps) {
  const {
    facts,
    lens,
    fog,
    adapts = false,
    glass,
    shaders,
    light = FROM_THE_LEFT,
    fullWidth,
    children,
  } = props
  const { id, lastStation: last } = facts
  const stage = useContext(StageContext)
  const root = useRef<Group>(null)
  const ambient = useRef<AmbientLight>(null)
  const directional = useRef<DirectionalLight>(null)

  const windowAspect = useAspect()
  const aspect = adapts ? windowAspect : REFERENCE_ASPECT[compositionOf(windowAspect)]
  const [x, y] = lens
  const frame = useMemo(() => createSceneFrame(facts, stage), [facts, stage])
  const { accent, moment, changed } = frame
  const screen = useMemo(() => createScreen([x, y], aspect, adapts), [x, y, aspect, adapts])
  const scene = useMemo(() => ({ moment, screen, last, changed }), [moment, screen, last, changed])
  const style = useMemo((): GlassStyle => ({ ...commonStyle, ...(fog && { fog }), ...glass }), [fog, glass])

  // Effects of children run first.
  useLayoutEffect(() =>
    frame.take({
      root: root.current,
      ambientLight: ambient.current,
      directionalLight: directional.current,
      style,
      shaders,
      screen,
      fullWidth,
    }),
  )
  useLayoutEffect(() => frame.start(), [frame])
  useNamedFrame(id, 'clock', frame.advance, PHASES.clock)
  useNamedFrame(id, 'poses', frame.pose, PHASES.poses)
  useNamedFrame(id, 'drawing', frame.draw, PHASES.drawing)

  return (
    <group name={id}>
      <ambientLight ref={ambient} color={AMBIENT} />
      <directionalLight ref={directional} color={colorOf(accent)} position={[...light]} />
      <SceneContext value={scene}>
        <group ref={root} name={`${id}-bodies`} visible={false} updateMatrixWorld={skipWorldMatrices}>
          {children}
        </group>
      </SceneContext>
    </group>
  )
}
