import { act } from '@react-three/test-renderer'
import type { ComponentType } from 'react'
import {
  Color,
  CustomBlending,
  FrontSide,
  MathUtils,
  Matrix4,
  NearestFilter,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Vector3,
  type AmbientLight,
  type BufferGeometry,
  type DataTexture,
  type DirectionalLight,
  type Mesh,
  type Object3D,
  type PerspectiveCamera,
} from 'three'
import { describe, expect, it } from 'vitest'
import { POSE_STRIDE, type Motion } from '../../src/motion/motionSystem.ts'
import { sampleWave } from '../../src/motion/wave.ts'
import { AboutScene } from '../../src/scenes/about/AboutScene.tsx'
import { lensShiftOf } from '../../src/scenes/camera.ts'
import { DefaultScene } from '../../src/scenes/default/DefaultScene.tsx'
import type { BodySpec } from '../../src/scenes/body.ts'
import { createGlassDrawing } from '../../src/scenes/glass/drawing.ts'
import { glass, powers, type Look } from '../../src/scenes/glass/look.ts'
import type { GlassMaterial } from '../../src/scenes/glass/materials.ts'
import { createPoseTexture, type Uploader } from '../../src/scenes/glass/poseTexture.ts'
import { bodyProgress } from '../../src/scenes/progress.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { lantern } from '../../src/scenes/shapes/lantern.ts'
import type { SceneProps } from '../../src/scenes/types.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { textEdge } from '../../src/theme/layout.ts'
import { renderScene, type RenderedScene, type RenderOptions } from '../helpers/renderScene.tsx'

function meshesOf({ scene }: RenderedScene): Mesh<BufferGeometry, GlassMaterial>[] {
  const found: Mesh<BufferGeometry, GlassMaterial>[] = []
  scene.traverse((object) => {
    if ('isMesh' in object) found.push(object as Mesh<BufferGeometry, GlassMaterial>)
  })
  return found
}

const materialsOf = (scene: RenderedScene) => meshesOf(scene).map(({ material }) => material)

/** The picture of poses that the shaders of a scene read; one for all of them. */
function posesOf(scene: RenderedScene): DataTexture {
  const textures = new Set(materialsOf(scene).map(({ uPoses }) => uPoses))
  expect(textures.size).toBe(1)
  return [...textures][0] as DataTexture
}

/** A body's floats, fetched as the shader does it. */
function poseAt(scene: RenderedScene, index: number): number[] {
  const { data, width } = posesOf(scene).image as { data: Float32Array; width: number }
  const columns = width / 3
  const texel = Math.floor(index / columns) * width + (index % columns) * 3
  return [...data.subarray(texel * 4, texel * 4 + POSE_STRIDE)]
}

/** Share of its brightness that the shaders leave a pixel, at a place in NDC. */
function quietnessAt({ uQuiet, uQuietX, uQuietY, uResolution }: GlassMaterial, x: number, y: number): number {
  const [px, py] = [((x + 1) / 2) * uResolution.x, ((y + 1) / 2) * uResolution.y]
  const ramps = [uQuietX.x * px + uQuietX.y, uQuietY.x * py + uQuietY.y, uQuietY.z * py + uQuietY.w]
  return 1 - uQuiet * ramps.reduce((band, ramp) => band * MathUtils.smoothstep(ramp, 0, 1), 1)
}

const floats = (values: readonly number[]) => values.map(Math.fround)

const motionOf = (body: Object3D) => body.userData['motion'] as Motion

function lightsOf({ scene }: RenderedScene): { sun: DirectionalLight; ambient: AmbientLight } {
  const lights: Object3D[] = []
  scene.traverse((object) => void ('isLight' in object && lights.push(object)))
  const sun = lights.find((light): light is DirectionalLight => light.type === 'DirectionalLight')
  const ambient = lights.find((light): light is AmbientLight => light.type === 'AmbientLight')
  return { sun: sun!, ambient: ambient! }
}

/** Calls `look` with a rendered scene, and takes it down whatever comes of it. */
async function using(
  Scene: ComponentType<SceneProps>,
  options: RenderOptions & SceneProps,
  look: (scene: RenderedScene) => void | Promise<void>,
) {
  const { seed, count, ...render } = options
  const given = { ...(seed === undefined ? {} : { seed }), ...(count === undefined ? {} : { count }) }
  const scene = await renderScene(<Scene {...given} />, render)
  try {
    await look(scene)
  } finally {
    await scene.unmount()
  }
}

describe.each(Object.values(scenes))('the glass of the $id scene', ({ id, component: Scene }) => {
  it('takes the pose of every body into the shaders, at every frame', async () => {
    await using(Scene, {}, (scene) => {
      scene.frame(0)
      for (let frame = 0; frame < 3; frame += 1) {
        const before = posesOf(scene).version
        scene.frame(1 / 30)
        expect(posesOf(scene).version).toBeGreaterThan(before)
        for (const body of scene.bodies()) {
          const { position, quaternion, scale } = body
          const pose = poseAt(scene, motionOf(body).index)
          expect(pose.slice(0, 9)).toEqual(
            floats([...position.toArray(), scale.x, ...quaternion.toArray(), 1]),
          )
        }
      }
    })
  })

  it('tells the shaders the level of the wave under each body that rides one', async () => {
    await using(Scene, {}, (scene) => {
      scene.seek(5)
      for (const body of scene.bodies()) {
        const motion = motionOf(body)
        const level =
          motion.type === 'wave'
            ? sampleWave({ level: 0, slopeX: 0, slopeZ: 0 }, motion.surface, ...motion.at, 5).level
            : 0
        expect(poseAt(scene, motion.index)[9]).toBe(Math.fround(level))
      }
    })
  })

  it('gives every material the window, its own look and the lights', async () => {
    await using(Scene, {}, async (scene) => {
      await act(async () => scene.state().setDpr(2))
      scene.frame(0)
      const { size, viewport, camera } = scene.state()
      expect(viewport.dpr).toBe(2)
      const { sun, ambient } = lightsOf(scene)
      const materials = materialsOf(scene)
      expect(materials.length).toBeGreaterThanOrEqual(2)
      for (const material of materials) {
        expect(material.uResolution.toArray()).toEqual([
          size.width * viewport.dpr,
          size.height * viewport.dpr,
        ])
        expect(material.uLine).toBeCloseTo(viewport.dpr)
        for (const y of [-1, 0, 1]) {
          expect(quietnessAt(material, -1, y)).toBeCloseTo(0.34)
          expect(quietnessAt(material, textEdge(1440), y)).toBeCloseTo(0.34)
          expect(quietnessAt(material, textEdge(1440) + 0.085, y)).toBeCloseTo(1)
          expect(quietnessAt(material, 1, y)).toBe(1)
        }
        expect(material.uShift.length()).toBeCloseTo(0, 9)
        expect(material.uAccent.equals(sun.color)).toBe(true)
        expect(material.uAmbient.equals(ambient.color)).toBe(true)
        expect(material.uToLight.distanceTo(sun.position.clone().normalize())).toBeLessThan(1e-9)
      }
      sun.intensity = 0.5
      ambient.intensity = 0.25
      scene.frame(0)
      for (const { uAccent, uAmbient } of materials) {
        expect(uAccent.g).toBeCloseTo(sun.color.g / 2)
        expect(uAmbient.g).toBeCloseTo(ambient.color.g / 4)
      }
      expect(camera.rotation.toArray().slice(0, 3)).toEqual([0, 0, 0])
    })
  })

  it('draws its faces in order of depth, between the lines behind the glass and those before it', async () => {
    await using(Scene, {}, (scene) => {
      scene.advance(0.1)
      const meshes = meshesOf(scene).toSorted((a, b) => a.renderOrder - b.renderOrder)
      const order = ['hidden-lines', 'faces', 'lines'].map((part) => `${id}-${part}`)
      expect(order.filter((name) => meshes.some((mesh) => mesh.name === name))).toEqual(
        meshes.map(({ name }) => name),
      )
      expect(new Set(meshes.map(({ renderOrder }) => renderOrder)).size).toBe(meshes.length)
      const meshAt = (part: string) => meshes.find(({ name }) => name === `${id}-${part}`)
      const faces = meshAt('faces')!
      expect(faces.material).toMatchObject({ depthWrite: true, transparent: true, premultipliedAlpha: true })
      const [hidden, lines] = [meshAt('hidden-lines'), meshAt('lines')]
      expect(hidden ?? lines).toBeDefined()
      if (hidden) {
        expect(hidden.material).toMatchObject({ depthWrite: false })
        expect(hidden.material.uHidden).toBeGreaterThan(0)
      }
      if (lines) {
        expect(lines.material).toMatchObject({ depthWrite: false, depthTest: true })
        expect(lines.material.uHidden).toBe(0)
      }
      // The poses move the vertices: three.js cannot know where they are.
      expect(meshes.every(({ frustumCulled }) => !frustumCulled)).toBe(true)
      const { index } = faces.geometry
      expect(index!.version).toBeGreaterThan(0)
      const points = faces.geometry.getAttribute('aPoint')
      const bodies = scene.bodies()
      const firstZ = bodies[points.getW(index!.getX(0))]!.position.z
      const lastZ = bodies[points.getW(index!.getX(index!.count - 1))]!.position.z
      // The sea lets nothing through: its near bars come first, and hide the others at no cost.
      if (id === 'portfolio') expect(firstZ).toBeGreaterThan(lastZ)
      else expect(firstZ).toBeLessThan(lastZ)
    })
  })

  it('spares three.js the way through its bodies, which draw nothing', async () => {
    await using(Scene, {}, (scene) => {
      scene.advance(0.1)
      expect(scene.find(`${id}-bodies`).visible).toBe(false)
      scene.scene.updateMatrixWorld(true)
      const [body] = scene.bodies()
      expect(body!.matrixWorld.elements).toEqual(new Matrix4().elements)
    })
  })

  it('draws its lines thinner on a phone, and tells the shaders that the window is tall', async () => {
    await using(Scene, { width: 390, height: 844 }, (scene) => {
      scene.frame(0)
      for (const material of materialsOf(scene)) {
        const { uLine, uResolution } = material
        expect(uLine / scene.state().viewport.dpr).toBeCloseTo(0.72)
        for (const x of [-1, 0, 1]) {
          expect(quietnessAt(material, x, 0.9)).toBe(1)
          expect(quietnessAt(material, x, 0.77)).toBeCloseTo(0.34)
          expect(quietnessAt(material, x, -0.345)).toBeCloseTo(0.34)
          expect(quietnessAt(material, x, -0.44)).toBeCloseTo(1)
        }
        expect(uResolution.x / uResolution.y).toBeCloseTo(390 / 844)
      }
    })
  })

  it('puts its vanishing point right of the text in a wide window', async () => {
    await using(Scene, {}, (scene) => {
      scene.frame(0)
      const camera = scene.state().camera as PerspectiveCamera
      camera.updateMatrixWorld()
      expect(new Vector3(0, 0, -500).project(camera).x).toBeGreaterThan(textEdge(1440))
    })
  })

  it('disposes of its geometries, its materials and the texture of poses, each of them', async () => {
    for (const strict of [false, true]) {
      const scene = await renderScene(<Scene />, { strict })
      scene.frame(0)
      const things = {
        geometries: meshesOf(scene).map(({ geometry }) => geometry),
        materials: materialsOf(scene),
        textures: [posesOf(scene)],
      }
      const disposed = new Set<unknown>()
      const all = Object.values(things).flat()
      for (const thing of all) {
        const listen = thing.addEventListener.bind(thing) as (type: 'dispose', listener: () => void) => void
        listen('dispose', () => disposed.add(thing))
      }
      await scene.unmount()
      expect(disposed).toEqual(new Set<unknown>(all))
    }
  })
})

/** The sea of the portfolio has no body that leads. */
const led = Object.values(scenes).filter(({ id }) => id !== 'portfolio')

it.each(led)(
  'stands the first body of the $id scene beside the text, or below it in a tall window',
  async ({ component: Scene }) => {
    const placeOf = (scene: RenderedScene) => {
      scene.frame(0)
      const { camera } = scene.state()
      camera.updateMatrixWorld()
      return scene.bodies()[0]!.position.clone().project(camera)
    }
    await using(Scene, {}, (scene) => expect(placeOf(scene).x).toBeGreaterThan(textEdge(1440)))
    await using(Scene, { width: 390, height: 844 }, (scene) => expect(placeOf(scene).y).toBeLessThan(0))
  },
)

describe('a scene that comes or goes', () => {
  it('lets its bodies rise one after the other, from below', async () => {
    const progress = { value: 0, lead: true }
    await using(DefaultScene, { stage: { progress } }, (scene) => {
      for (const value of [0, 0.3, 0.6, 1]) {
        progress.value = value
        scene.frame(1 / 60)
        const bodies = scene.bodies()
        bodies.forEach((body, index) => {
          const there = bodyProgress(value, index, bodies.length)
          const pose = poseAt(scene, index)
          expect(pose[8]).toBeCloseTo(there)
          const sunk = body.position.y - pose[1]!
          if (there === 1) expect(sunk).toBeCloseTo(0, 4)
          else expect(sunk).toBeGreaterThan(5 * (1 - there))
        })
      }
    })
  })

  it('keeps its own composition while another one leads', async () => {
    const progress = { value: 1, lead: true }
    await using(DefaultScene, { stage: { progress } }, (scene) => {
      scene.frame(0)
      const camera = scene.state().camera as PerspectiveCamera
      const [x, y] = [lensShiftOf(camera, 0), lensShiftOf(camera, 1)]
      progress.lead = false
      camera.setViewOffset(1440, 900, 72, 90, 1440, 900)
      scene.frame(0)
      expect(camera.view).toMatchObject({ offsetX: 72, offsetY: 90 })
      for (const { uShift } of materialsOf(scene)) {
        expect(uShift.x).toBeCloseTo(x + 0.1, 9)
        expect(uShift.y).toBeCloseTo(y - 0.2, 9)
      }
    })
  })
})

describe('the scroll position', () => {
  const shiftAfter = async (scrollY: number, seconds = 6) => {
    let shift = 0
    const store = createSiteStore()
    await using(DefaultScene, { stage: { store } }, (scene) => {
      scene.frame(0)
      const before = lensShiftOf(scene.state().camera, 1)
      store.setState({ scrollY })
      scene.advance(seconds)
      shift = lensShiftOf(scene.state().camera, 1) - before
    })
    return shift
  }

  it('moves the picture up, in step with the page, and ends after two windows', async () => {
    const one = await shiftAfter(900)
    expect(one).toBeGreaterThan(0.01)
    expect(await shiftAfter(450)).toBeCloseTo(one / 2, 6)
    expect(await shiftAfter(1800)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(9000)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(-300)).toBe(0)
  })

  it('is followed while frames run, not at once', async () => {
    const soon = await shiftAfter(900, 1 / 60)
    expect(soon).toBeGreaterThan(0)
    expect(soon).toBeLessThan((await shiftAfter(900)) / 2)
  })

  it('survives a frame of no length, NaN or an hour', async () => {
    const store = createSiteStore({ scrollY: 900 })
    await using(DefaultScene, { stage: { store } }, (scene) => {
      for (const delta of [0, Number.NaN, -1, 3600]) {
        scene.frame(delta)
        expect(Number.isFinite(lensShiftOf(scene.state().camera, 1))).toBe(true)
      }
    })
  })
})

describe('the layout of the window', () => {
  const resize = (scene: RenderedScene, width: number, height: number) =>
    act(async () => scene.state().setSize(width, height))

  it('composes a scene anew for a tall window, and disposes of the former picture', async () => {
    await using(AboutScene, {}, async (scene) => {
      scene.frame(0)
      const before = meshesOf(scene).map(({ geometry }) => geometry)
      const places = scene.bodies().map(({ position }) => position.x)
      const disposed = new Set<unknown>()
      const things = [...before, posesOf(scene)]
      for (const thing of things) thing.addEventListener('dispose', () => disposed.add(thing))
      await resize(scene, 390, 844)
      scene.frame(0)
      expect(disposed).toEqual(new Set<unknown>(things))
      for (const { geometry } of meshesOf(scene)) expect(before).not.toContain(geometry)
      expect(scene.bodies().map(({ position }) => position.x)).not.toEqual(places)
      for (const material of materialsOf(scene)) expect(quietnessAt(material, 1, 0)).toBeCloseTo(0.34)
      for (const body of scene.bodies())
        expect(poseAt(scene, motionOf(body).index)[0]).toBe(Math.fround(body.position.x))
    })
  })

  it('is kept where a window only grows', async () => {
    await using(AboutScene, {}, async (scene) => {
      scene.advance(2)
      const before = meshesOf(scene).map(({ geometry }) => geometry)
      const poses = scene.bodies().map(({ position }) => position.toArray())
      await resize(scene, 1600, 1000)
      scene.frame(0)
      expect(meshesOf(scene).map(({ geometry }) => geometry)).toEqual(before)
      expect(scene.bodies().map(({ position }) => position.toArray())).toEqual(poses)
      const { viewport } = scene.state()
      for (const { uResolution } of materialsOf(scene))
        expect(uResolution.toArray()).toEqual([1600 * viewport.dpr, 1000 * viewport.dpr])
    })
  })
})

it.each(Object.values(scenes))(
  'rebuilds no buffer of the $id scene when its window changes a little',
  async ({ component: Scene }) => {
    await using(Scene, {}, async (scene) => {
      const built = () => [
        ...meshesOf(scene).map(({ geometry }) => geometry),
        ...materialsOf(scene),
        posesOf(scene),
      ]
      scene.frame(0)
      const before = built()
      for (const width of [1300, 1920, 1000]) {
        await act(async () => scene.state().setSize(width, 900))
        scene.frame(0)
      }
      const after = built()
      expect(after).toHaveLength(before.length)
      after.forEach((thing, index) => expect(thing).toBe(before[index]))
      for (const body of scene.bodies())
        expect(poseAt(scene, motionOf(body).index)[0]).toBe(Math.fround(body.position.x))
    })
  },
)

it('keeps the poses of more bodies than fit into one row of a texture', () => {
  const count = 3000
  const bodies = Array.from({ length: count }, (_, index): BodySpec => ({
    name: `body-${index}`,
    shape: { parts: [], engravings: [] },
    color: [1, 1, 1],
    radius: 1,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    motion: { type: 'wave', index, surface: { amplitude: 1, trains: [] }, at: [0, 0], rest: 0, lean: 0 },
  }))
  const drawing = createGlassDrawing({ bodies, look: glass, reach: 20 })
  drawing.pose(Float32Array.from({ length: count * POSE_STRIDE }, (_, index) => index))
  const { uPoses } = drawing.parts[0]!.material
  const { data, width, height } = uPoses!.image as { data: Float32Array; width: number; height: number }
  const columns = 256
  // WebGL 2 promises no wider texture.
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
  expect(data).toHaveLength(width * height * 4)
  for (const index of [0, 1, 255, 256, 257, 2999]) {
    const texel = Math.floor(index / columns) * width + (index % columns) * 3
    expect(data[texel * 4]).toBe(index * POSE_STRIDE)
  }
  drawing.dispose()
})

it('uploads the poses by themselves once the renderer has their texture', () => {
  const calls: unknown[][] = []
  const own = {}
  let known: object = {}
  const renderer = {
    properties: { get: () => known },
    state: { bindTexture: (...args: unknown[]) => calls.push(['bind', ...args]) },
    getContext: () => ({
      TEXTURE_2D: 'texture',
      RGBA: 'rgba',
      FLOAT: 'float',
      texSubImage2D: (...args: unknown[]) => calls.push(args),
    }),
  } as unknown as Uploader
  const poseTexture = createPoseTexture(2)
  const { texture } = poseTexture
  const poses = Float32Array.from({ length: 2 * POSE_STRIDE }, (_, index) => index)
  const { version } = texture
  poseTexture.upload(poses, renderer)
  poseTexture.upload(poses)
  expect([texture.version - version, calls]).toEqual([2, []])
  known = { __webglTexture: own }
  poseTexture.upload(poses, renderer)
  expect(texture.version - version).toBe(2)
  expect(calls).toEqual([
    ['bind', 'texture', own],
    ['texture', 0, 0, 0, 6, 1, 'rgba', 'float', texture.image.data],
  ])
  expect([...(texture.image.data as Float32Array)]).toEqual([...poses])
  texture.dispose()
})

it('lights its glass itself, and keeps the lights out of the programs of three.js', async () => {
  await using(AboutScene, {}, (scene) => {
    const lights: Object3D[] = []
    scene.scene.traverse((object) => void ('isLight' in object && lights.push(object)))
    expect(lights).toHaveLength(2)
    for (const { layers } of lights) expect(layers.test(scene.state().camera.layers)).toBe(false)
  })
})

it('reads the poses one by one, never between two of them', () => {
  const drawing = createGlassDrawing({ bodies: [], look: glass, reach: 20 })
  expect(drawing.parts[0]!.material.uPoses).toMatchObject({
    magFilter: NearestFilter,
    minFilter: NearestFilter,
  })
  drawing.dispose()
})

it('draws lines between stars that are closer than 20 units', async () => {
  for (const reach of [12, 20]) {
    const drawing = createGlassDrawing({ bodies: [], look: glass, reach })
    expect(drawing.parts.map(({ material }) => material.uReach)).toEqual([reach])
    drawing.dispose()
  }
  await using(AboutScene, {}, (scene) => {
    expect(materialsOf(scene).map(({ uReach }) => uReach)).toEqual([20, 20])
  })
})

it('makes its materials of its look, and marks a sea as one', () => {
  const look: Look = {
    diffuse: 0.01,
    edgeLight: 0.02,
    depthGlow: 0.03,
    glint: 0.04,
    glintExponent: 16,
    glintFoam: 0.06,
    rim: 0.07,
    rimExponent: 2,
    smooth: 0.09,
    alpha: 0.1,
    alphaRim: 0.11,
    bevel: 0.12,
    hidden: 0.13,
    lines: 0.14,
    fog: [15, 16],
    light: [0, 0, 3],
    deep: [0.2, 0.3, 0.4],
    lamp: [0.5, 0.6, 0.7],
  }
  const bodies: BodySpec[] = [0, 1, 2].map((index) => ({
    name: `lantern-${index}`,
    shape: lantern(),
    color: [1, 1, 1],
    radius: 1,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    motion: { type: 'wave', index, surface: { amplitude: 1, trains: [] }, at: [0, 0], rest: 0, lean: 0 },
    lamp: index > 0,
  }))
  const drawing = createGlassDrawing({ bodies, look, reach: 20 })
  const [hidden, faces, lines] = drawing.parts.map(({ material }) => material)
  expect(drawing.parts.map(({ name }) => name)).toEqual(['hidden-lines', 'faces', 'lines'])
  for (const material of [hidden!, faces!, lines!]) {
    expect(material.uLook.toArray()).toEqual([0.01, 0.02, 0.03])
    expect(material.uRim.toArray()).toEqual([0.07, 0.09])
    expect(material.uGlass.toArray()).toEqual([0.1, 0.11, 0.12])
    expect(material.uFog.toArray()).toEqual([15, 1 / 16])
    expect(material.uToLight.toArray()).toEqual([0, 0, 1])
    expect(material.uLineForce).toBe(0.14)
    expect(material.uDeep.toArray()).toEqual([0.2, 0.3, 0.4])
    expect(material.uLampColor.toArray()).toEqual([0.5, 0.6, 0.7])
    expect(material.uFoam.toArray()).toEqual([0xea, 0xf4, 0xf4].map((value) => value / 255))
  }
  expect(faces!.defines).toEqual({
    'RIM(x)': powers[2],
    'GLINT(x)': powers[16],
    SEA: '',
    FIRST_LAMP: 1,
    LAMPS: 2,
  })
  expect([hidden!.uHidden, lines!.uHidden]).toEqual([0.13, 0])
  drawing.light(new Color(1, 0.5, 0), 1, new Color(0, 0, 0), 1)
  expect(faces!.uGlint.r).toBeCloseTo(0.04 * (1 + 0.06 * (0xea / 255 - 1)))
  drawing.dispose()
  const dry = createGlassDrawing({ bodies: [], look: { ...look, deep: null, hidden: 0 }, reach: 20 })
  expect(dry.parts.map(({ name }) => name)).toEqual(['faces'])
  for (const { material } of dry.parts) {
    expect(material.defines).not.toHaveProperty('SEA')
    expect(material.defines).not.toHaveProperty('LAMPS')
    // Colours come out multiplied by their alpha, over a transparent canvas.
    expect(material).toMatchObject({
      premultipliedAlpha: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      toneMapped: false,
      side: FrontSide,
    })
  }
  dry.dispose()
})
