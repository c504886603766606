import { useFrame, useThree } from '@react-three/fiber'
import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import {
  DataTexture,
  FloatType,
  NearestFilter,
  PerspectiveCamera,
  RGBAFormat,
  type AmbientLight,
  type DirectionalLight,
} from 'three'
import { createMotionField, POSE_STRIDE } from '../motion/field.ts'
import { FieldContext } from '../motion/FieldContext.ts'
import { clamp, damp } from '../shared/math.ts'
import { textEdge } from '../theme/layout.ts'
import { isTall, type LensShift } from './composition.ts'
import { FRAME_ORDER } from './frameOrder.ts'
import type { GlassBody, GlassLink, Rgb } from './glass/bodies.ts'
import { colorOf } from './glass/color.ts'
import { createDepthOrder } from './glass/depthOrder.ts'
import { createFaceGeometry } from './glass/faceGeometry.ts'
import { createLineGeometry } from './glass/lineGeometry.ts'
import type { Look } from './glass/look.ts'
import { createFaceMaterial, createLineMaterial, type GlassMaterial } from './glass/materials.ts'
import { StageContext } from './StageContext.ts'

/** Bodies in one row of the texture of poses; its width is three texels for each. */
const ROW = 256
/** Half a line's weight of screens that are much smaller or larger than the composition's. */
const LINE_RANGE = { reference: 900, min: 0.72, max: 1.15 } as const
/** NDC that the picture moves up for one window height of scrolling, at most two of them, and how fast it follows. */
const PARALLAX = { perWindow: 0.07, windows: 2, rate: 5 } as const
/** Share of its entrance by which the last body is behind the first. */
const STAGGER = 0.45
/** Scene units from below which bodies rise, and to which they sink. */
const DEPTH = 14
/** Dark grey, as the ambient light of the specification. */
const AMBIENT: Rgb = [0.25, 0.25, 0.25]

interface GlassSceneProps {
  name: string
  /** Colour of the one directional light. */
  accent: Rgb
  look: Look
  shift: LensShift
  bodies: readonly GlassBody[]
  links?: readonly GlassLink[]
  /** Scene units beyond which links are not drawn. */
  reach?: number
  /** Seconds at which the scene begins, the moment of its poster. */
  startTime: number
  /** The bodies' groups, one for each entry of `bodies`. */
  children: ReactNode
}

function createPoseTexture(count: number) {
  const columns = Math.min(Math.max(count, 1), ROW)
  const rows = Math.max(1, Math.ceil(count / ROW))
  const data = new Float32Array(columns * rows * POSE_STRIDE)
  const texture = new DataTexture(data, columns * 3, rows, RGBAFormat, FloatType)
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return { texture, data, columns }
}

/** The bodies' groups carry poses and names, and draw nothing: three.js need not walk through them. */
const stayPut = () => {}

/**
 * What all scenes are made of: a field that moves the bodies, one merged geometry of faces and one of lines that the
 * bodies' poses place on the GPU, the scene's two lights and its composition. Two or three draw calls.
 */
export function GlassScene(props: GlassSceneProps) {
  const { name, accent, look, shift, bodies, links, reach = 20, startTime, children } = props
  const { presence, store, onField } = useContext(StageContext)
  const get = useThree((state) => state.get)
  const ambient = useRef<AmbientLight>(null)
  const sun = useRef<DirectionalLight>(null)
  const parallax = useRef(0)

  const field = useMemo(() => createMotionField(bodies.length, startTime), [bodies.length, startTime])
  const shapes = useMemo(() => bodies.map((body) => body.shape), [bodies])
  const drawn = useMemo(() => {
    const faces = createFaceGeometry(bodies)
    const lines = createLineGeometry(bodies, links)
    const poses = createPoseTexture(bodies.length)
    const materials = {
      faces: createFaceMaterial(look),
      lines: createLineMaterial(look),
      hidden: look.hidden > 0 ? createLineMaterial(look, look.hidden) : null,
    }
    const all: GlassMaterial[] = [
      materials.faces,
      materials.lines,
      ...(materials.hidden ? [materials.hidden] : []),
    ]
    for (const material of all) {
      material.uPoses = poses.texture
      material.uColumns = poses.columns
      material.uReach = reach
    }
    return { faces, lines, poses, materials, all, order: createDepthOrder(faces.geometry, faces.ranges) }
  }, [bodies, links, look, reach])

  useLayoutEffect(
    () => () => {
      drawn.faces.geometry.dispose()
      drawn.lines.dispose()
      drawn.poses.texture.dispose()
      for (const material of drawn.all) material.dispose()
    },
    [drawn],
  )
  useLayoutEffect(() => onField?.((t) => field.seek(t)), [field, onField])
  useLayoutEffect(() => {
    const last = Math.max(1, bodies.length - 1)
    field.depth = DEPTH
    field.presence = (slot) => {
      if (presence.value >= 1) return 1
      const own = clamp(presence.value * (1 + STAGGER) - (slot / last) * STAGGER, 0, 1)
      return own * own * (3 - 2 * own)
    }
  }, [field, presence, bodies.length])

  const frame = (delta: number) => {
    const { size, viewport, camera } = get()
    field.advance(delta)
    drawn.poses.data.set(field.poses)
    drawn.poses.texture.needsUpdate = true
    drawn.order.update(field.poses)

    const scrolled = store
      ? clamp(store.getState().scrollY / Math.max(1, size.height), 0, PARALLAX.windows)
      : 0
    parallax.current = damp(
      parallax.current,
      scrolled * PARALLAX.perWindow,
      PARALLAX.rate,
      clamp(delta, 0, 0.1) || 0,
    )
    const [shiftX, shiftY] = [shift[0], shift[1] + parallax.current]
    if (camera instanceof PerspectiveCamera) {
      const { width, height } = size
      const offsetX = (-shiftX * width) / 2
      const offsetY = (shiftY * height) / 2
      const { view } = camera
      const composed =
        view?.enabled === true &&
        view.offsetX === offsetX &&
        view.offsetY === offsetY &&
        view.fullWidth === width &&
        view.fullHeight === height
      if (presence.lead && !composed) camera.setViewOffset(width, height, offsetX, offsetY, width, height)
    }
    const actual = camera instanceof PerspectiveCamera && camera.view?.enabled ? camera.view : null
    const cameraX = actual ? (-2 * actual.offsetX) / actual.fullWidth : 0
    const cameraY = actual ? (2 * actual.offsetY) / actual.fullHeight : 0
    const line = clamp(
      Math.min(size.width, size.height) / LINE_RANGE.reference,
      LINE_RANGE.min,
      LINE_RANGE.max,
    )
    for (const material of drawn.all) {
      material.uShift.set(shiftX - cameraX, shiftY - cameraY)
      material.uResolution.set(size.width * viewport.dpr, size.height * viewport.dpr)
      material.uLine = line * viewport.dpr
      material.uQuiet.x = textEdge(size.width)
      material.uQuiet.w = isTall(size.width / size.height) ? 1 : 0
      if (sun.current) material.uAccent.copy(sun.current.color).multiplyScalar(sun.current.intensity)
      if (ambient.current)
        material.uAmbient.copy(ambient.current.color).multiplyScalar(ambient.current.intensity)
    }
  }
  useFrame((_, delta) => frame(delta), FRAME_ORDER.motion)

  return (
    <group name={name} userData={{ shapes }}>
      <ambientLight ref={ambient} color={colorOf(AMBIENT)} />
      <directionalLight ref={sun} color={colorOf(accent)} intensity={1} position={[...look.light]} />
      <FieldContext value={field}>
        <group name={`${name}-bodies`} visible={false} updateMatrixWorld={stayPut}>
          {children}
        </group>
      </FieldContext>
      {drawn.materials.hidden ? (
        <mesh
          name={`${name}-hidden-lines`}
          geometry={drawn.lines}
          material={drawn.materials.hidden}
          renderOrder={0}
          frustumCulled={false}
        />
      ) : null}
      <mesh
        name={`${name}-faces`}
        geometry={drawn.faces.geometry}
        material={drawn.materials.faces}
        renderOrder={1}
        frustumCulled={false}
      />
      <mesh
        name={`${name}-lines`}
        geometry={drawn.lines}
        material={drawn.materials.lines}
        renderOrder={2}
        frustumCulled={false}
      />
    </group>
  )
}
