import { Quaternion, Vector3, type Camera, type Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { POSE_STRIDE, poseLayout } from '../../src/scenes/engine/poseLayout.ts'
import { CAMERA } from '../../src/scenes/engine/composition.ts'
import { DEFAULT_SEED } from '../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { createSiteStore, type SiteState } from '../../src/store/site.ts'
import { TALL_ASPECT, textEdge } from '../../src/theme/grid.ts'
import { meshesIn, posesIn, poseTextureOf, type GlassMesh } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

/** A box on the screen, NDC. */
interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

const windows = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a large screen', width: 1920, height: 1080 },
  { name: 'a wide screen', width: 2560, height: 1080 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a phone', width: 390, height: 844 },
]

/**
 * Where the page sets its text: in the left columns, or in the middle of a tall window. There it is in the upper half, over a
 * scene that has left its first station.
 */
function textZone(width: number, height: number, hasLeft: boolean): Box {
  return width / height < TALL_ASPECT
    ? { left: -1, right: 1, bottom: hasLeft ? 0.04 : -0.345, top: 0.77 }
    : { left: -1, right: textEdge(width), bottom: -1, top: 1 }
}

/**
 * Where the page sets text at station 1 over a scene that has the whole width of a wide window. On the way there, all text in
 * view stands on a panel. The portfolio's figures stand on a scrim; contrast.spec.ts measures them.
 */
const wholeWindowZones: Partial<Record<SceneId, Box | null>> = {
  portfolio: null,
  testimonials: { left: -0.36, right: 0.36, bottom: -0.4, top: 0.45 },
}

const areaOf = ({ left, right, bottom, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom)

const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  top: Math.min(a.top, b.top),
})

/** The points of the drawn faces, by the index of their body, in the body's own coordinates. */
function pointsByBody({ geometry }: Mesh, count: number): Vector3[][] {
  const attribute = geometry.getAttribute('aPoint')
  const points = Array.from({ length: count }, (): Vector3[] => [])
  for (let at = 0; at < attribute.count; at += 1)
    points[attribute.getW(at)]?.push(new Vector3().fromBufferAttribute(attribute, at))
  return points
}

const { position, scale, rotation, glow } = poseLayout
const projected = new Vector3()
const centre = new Vector3()
const turn = new Quaternion()

/** Returns the box on the screen of a body with the pose at `start` of the buffer. */
function screenBoxOf(points: readonly Vector3[], poses: Float32Array, start: number, camera: Camera): Box {
  const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  centre.fromArray(poses, start + position.offset)
  turn.fromArray(poses, start + rotation.offset)
  for (const point of points) {
    projected.copy(point).multiplyScalar(poses[start + scale.offset] ?? 0)
    const { x, y } = projected.applyQuaternion(turn).add(centre).project(camera)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}

/**
 * Returns a function for the share of the text's zone that bodies cover in the frame drawn last, each weighted by its
 * brightness: how little fog hides it, and its glow.
 */
function createCoverage(scene: RenderedScene, id: SceneId, zone: Box): () => number {
  const faces = scene.find(`${id}-faces`) as GlassMesh
  const texture = poseTextureOf(meshesIn(scene.scene))
  const uFog = faces.material.uniforms.uFog.value
  const { camera } = scene.state()
  const bodies = scene.bodies()
  const points = pointsByBody(faces, bodies.length).map((all, index) => {
    const motion = bodies[index]?.userData['motion'] as Motion
    // A bar fades out below its cap.
    return motion.type === 'wave' ? all.filter(({ y }) => y >= -0.5) : all
  })
  return () => {
    camera.updateMatrixWorld()
    const poses = posesIn(texture, bodies.length)
    let covered = 0
    for (const [index, bodyPoints] of points.entries()) {
      const start = index * POSE_STRIDE
      const box = screenBoxOf(bodyPoints, poses, start, camera)
      const fogged = Math.max(0, CAMERA.z - (poses[start + position.offset + 2] ?? 0) - uFog.x) * uFog.y
      const brightness = Math.exp(-(fogged ** 1.5)) * (1 + (poses[start + glow.offset] ?? 0))
      covered += areaOf(intersection(box, zone)) * brightness
    }
    return covered / areaOf(zone)
  }
}

/**
 * Largest share of the zone that may be covered at any time and station. The shaders also lower the brightness there to
 * a third. The left corner of portfolio's grid lies in the zone, sunk in fog.
 */
const maxCoverage: Record<SceneId, number> = {
  default: 0.03,
  services: 0.06,
  about: 0.01,
  portfolio: 0.055,
  testimonials: 0.03,
  contact: 0.03,
}

/** The windows in which the way between the stations and the scene's answers are checked. */
const stationWindows = windows.filter(({ name }) => ['a desktop', 'a wide screen', 'a phone'].includes(name))

describe.each(windows)('behind the text on $name', (window) => {
  const { width, height } = window
  it.each(allScenes)('the $id scene is quiet at all stations', async (definition) => {
    const { component: Scene, id, layout, count } = definition
    const scene = await renderScene(<Scene />, { width, height })
    const first = createCoverage(scene, id, textZone(width, height, false))
    for (let t = 0; t < 120; t += 1.5) {
      scene.seek(t)
      expect(first(), `at ${t} s`).toBeLessThan(maxCoverage[id])
    }
    if (!stationWindows.includes(window)) return
    const { journey } = layout({ seed: DEFAULT_SEED, count, aspect: width / height })
    const zone = textZone(width, height, true)
    const whole = zone.right < 1 ? wholeWindowZones[id] : undefined
    const beside = createCoverage(scene, id, zone)
    const amid = whole ? createCoverage(scene, id, whole) : null
    for (let step = 1; step <= (journey?.last ?? 0) * 10; step += 1) {
      const away = whole === undefined ? 10 : Math.abs(step - 10)
      const coverage = away <= 2 ? amid : away < 5 ? null : beside
      if (!coverage) continue
      for (const t of [0, 20, 40, 60]) {
        scene.seek(t, step / 10)
        expect(coverage(), `at station ${step / 10}, ${t} s`).toBeLessThan(maxCoverage[id])
      }
    }
  })
})

describe.each(stationWindows)('behind the text on $name, in answer to visitors,', ({ width, height }) => {
  const answers: { id: SceneId; state: Partial<SiteState>; stations?: number[] }[] = [
    ...Array.from({ length: 8 }, (_, openService) => ({
      id: 'services' as const,
      state: { route: 'services' as const, openService, openServiceAt: height / 2 },
    })),
    // At station 1 the scene has the whole width.
    { id: 'portfolio', state: { route: 'portfolio', chosenProjects: 63 }, stations: [0, 2] },
    ...(['sending', 'sent', 'failed'] as const).map((delivery) => ({
      id: 'contact' as const,
      state: { route: 'contact' as const, delivery },
    })),
  ]
  it.each(answers)('the $id scene stays quiet with $state', async ({ id, state, stations = [0, 1, 2] }) => {
    const { component: Scene } = scenes[id]
    const store = createSiteStore(state)
    const scene = await renderScene(<Scene />, { width, height, stage: { store } })
    const coverage = createCoverage(scene, id, textZone(width, height, true))
    // The first frame takes the state at once.
    scene.frame(0)
    for (const station of stations)
      for (const t of [0, 20, 40]) {
        scene.seek(t, station)
        expect(coverage(), `at station ${station}, ${t} s`).toBeLessThan(maxCoverage[id])
      }
  })
})
