import { Session } from 'node:inspector'
import { setTimeout } from 'node:timers/promises'
import { act } from '@react-three/test-renderer'
import { describe, expect, it } from 'vitest'
import { Stage } from '../../src/backdrop/stage/Stage.tsx'
import { POSE_STRIDE } from '../../src/motion/poseLayout.ts'
import type { RouteId } from '../../src/routes/table.ts'
import { BodyScene } from '../../src/scenes/BodyScene.tsx'
import { checkBodies } from '../../src/scenes/checkBodies.ts'
import { defaultLayout } from '../../src/scenes/default/layout.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { createGlass } from '../../src/scenes/glass/glassDrawing.ts'
import { defaultStyle } from '../../src/scenes/glass/style.ts'
import { sceneNamed, scenes } from '../../src/scenes/registry.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { meshesIn, poseTextureOf } from '../helpers/glass.ts'
import { layouts } from '../helpers/layouts.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

function countObjects({ scene }: RenderedScene): number {
  let count = 0
  scene.traverse(() => (count += 1))
  return count
}

/** Everything that the scenes of a graph have on the GPU. */
const heldBy = ({ scene }: RenderedScene) =>
  [...Map.groupBy(meshesIn(scene), ({ parent }) => parent).values()].flatMap((meshes) => [
    ...meshes.flatMap(({ geometry, material }) => [geometry, material]),
    poseTextureOf(meshes),
  ])

interface ProfileNode {
  callFrame: { url: string }
  selfSize: number
  children: ProfileNode[]
}

/** Bytes that the sources of scenes and motion, and all that they call, allocate while `work` runs, garbage included, by V8's own samples. */
function allocatedIn(work: () => void): number {
  const session = new Session()
  session.connect()
  session.post('HeapProfiler.enable')
  const everything = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }
  session.post('HeapProfiler.startSampling', { samplingInterval: 128, ...everything })
  work()
  let bytes = 0
  session.post('HeapProfiler.stopSampling', (error, result) => {
    if (error) throw error
    const add = ({ callFrame, selfSize, children }: ProfileNode, below: boolean) => {
      const own = below || /src\/(scenes|motion)\//.test(callFrame.url)
      if (own) bytes += selfSize
      for (const child of children) add(child, own)
    }
    add(result.profile.head, false)
  })
  session.disconnect()
  return bytes
}

describe.each(Object.values(scenes))('the $id scene, for long', ({ id, component: Scene, count }) => {
  it('goes through ten thousand frames with finite poses, the same objects and no write to the store', async () => {
    const store = createSiteStore()
    const scene = await renderScene(<Scene />, { stage: { store } })
    scene.frame(0)
    const [objects, held] = [countObjects(scene), heldBy(scene)]
    const { data } = poseTextureOf(meshesIn(scene.scene)).image as { data: Float32Array }
    expect(data.length).toBeGreaterThanOrEqual(count * POSE_STRIDE)
    let writes = 0
    store.subscribe(() => (writes += 1))
    for (let frame = 0; frame < 10_000; frame += 1) {
      scene.frame(1 / 60)
      if (!data.every(Number.isFinite)) throw new Error(`A pose is not finite at frame ${frame}.`)
    }
    for (const body of scene.bodies()) {
      body.updateMatrix()
      expect(body.matrix.elements.every(Number.isFinite)).toBe(true)
      expect(body.matrix.determinant()).toBeGreaterThan(0)
    }
    expect(countObjects(scene)).toBe(objects)
    heldBy(scene).forEach((thing, index) => expect(thing).toBe(held[index]))
    expect(writes).toBe(0)
    await scene.unmount()
  }, 30_000)

  it('allocates no object in a frame', async () => {
    const scene = await renderScene(<Scene />)
    // A boxed number takes 12 to 16 bytes, and a body's time and level are two; the smallest vector takes 64.
    const bound = 36 * count + 700
    const frames = 300
    let least = Infinity
    // Until V8 has compiled the functions it boxes every number that passes between them, and it compiles when it has
    // time to: what a frame really allocates is in all rounds, however many.
    for (let round = 0; round < 60 && least >= bound; round += 1) {
      least = Math.min(least, allocatedIn(() => scene.advance(frames / 60)) / frames)
      await setTimeout(20)
    }
    expect(least).toBeLessThan(bound)
    await scene.unmount()
  }, 30_000)

  it.each([0, 10_000])(
    'is laid out well with %i bodies',
    (many) => {
      for (const aspect of [0.46, 0.75, 1.6]) {
        const { bodies, shift } = layouts[id]({ seed: 11, count: many, aspect })
        expect(bodies).toHaveLength(many)
        expect(shift.every(Number.isFinite)).toBe(true)
        expect(checkBodies(id, bodies)).toBe(bodies)
        expect(new Set(bodies.map(({ name }) => name)).size).toBe(many)
      }
    },
    30_000,
  )
})

it('leaves nothing behind after a hundred changes of scene', async () => {
  const store = createSiteStore({ route: 'home' })
  const failures: Error[] = []
  const stage = await renderScene(
    <Stage
      store={store}
      onFailure={(error) => failures.push(error)}
      seekers={new Set()}
      onActs={() => {}}
      prepare={async () => {}}
    />,
  )
  const routes: RouteId[] = ['services', 'about', 'portfolio', 'testimonials', 'contact', 'home']
  const made = new Set<unknown>()
  const left = new Set<unknown>()
  const watch = () => {
    for (const thing of heldBy(stage)) {
      if (made.has(thing)) continue
      made.add(thing)
      const listen = thing.addEventListener.bind(thing) as (type: 'dispose', listener: () => void) => void
      listen('dispose', () => left.add(thing))
    }
  }
  stage.frame(0)
  watch()
  for (let change = 0; change < 100; change += 1) {
    await act(async () => updateSite(store, { route: routes[change % routes.length]! }))
    stage.frame(1 / 60)
    watch()
    // Some changes are cut short by the next one, others end.
    await act(async () => stage.advance(change % 3 === 0 ? 0.2 : 1.5, 20))
  }
  await act(async () => stage.advance(3, 20))
  const current = new Set(heldBy(stage))
  expect(failures).toEqual([])
  expect(made.size).toBeGreaterThan(400)
  expect([...made].filter((thing) => !left.has(thing))).toHaveLength(current.size)
  for (const thing of current) expect(left.has(thing)).toBe(false)
  await stage.unmount()
  expect(left.size).toBe(made.size)
}, 60_000)

describe('a layout with a wrong value', () => {
  const [body] = defaultLayout({ seed: 1, count: 1, aspect: 1.6 }).bodies
  if (!body) throw new Error('The layout is empty.')

  it.each<[string, Partial<BodySpec>]>([
    ['color must be finite, got 0, NaN, 0', { color: [0, Number.NaN, 0] }],
    ['radius must be positive and finite, got NaN', { radius: Number.NaN }],
    ['radius must be positive and finite, got 0', { radius: 0 }],
    ['position must be finite, got 0, Infinity, 0', { position: [0, Infinity, 0] }],
    ['rotation must be finite, got NaN, 0, 0', { rotation: [Number.NaN, 0, 0] }],
    ['its motion must have index 0, got 3', { motion: { ...body.motion, index: 3 } }],
  ])('names its scene, the body and the value: %s', (problem, change) => {
    expect(() => checkBodies('tide', [{ ...body, ...change }])).toThrow(
      `Scene "tide": body "crystal-0" at index 0: ${problem}`,
    )
  })

  it('names a body whose name is used twice', () => {
    const twin: BodySpec = { ...body, motion: { ...body.motion, index: 1 } }
    expect(() => checkBodies('tide', [body, twin])).toThrow(
      'body "crystal-0" at index 1: its name is used twice',
    )
  })

  it('fails before anything is built from it', async () => {
    await expect(
      renderScene(
        <BodyScene
          name="tide"
          accent={[1, 1, 1]}
          createDrawing={createGlass(defaultStyle)}
          shift={[0, 0]}
          startTime={0}
          bodies={[{ ...body, radius: 0 }]}
        />,
      ),
    ).rejects.toThrow('Scene "tide": body "crystal-0" at index 0: radius')
  })

  it('says which scene is not there, and which are', () => {
    expect(() => sceneNamed('whale')).toThrow(/"whale".*default, services, about/)
    expect(() => sceneNamed('constructor')).toThrow(/"constructor"/)
    expect(sceneNamed('about')).toBe(scenes.about)
  })
})
