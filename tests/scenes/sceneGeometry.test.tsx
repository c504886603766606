import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute, Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SEED } from '../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { createFaceGeometry } from '../../src/scenes/engine/glass/faceGeometry.ts'
import { polyhedra } from '../../src/scenes/engine/shapes/polyhedra.ts'
import type { Vec3 } from '../../src/scenes/engine/vector.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

type Attribute = BufferAttribute | InterleavedBufferAttribute

const VIEW = { width: 1440, height: 900 } as const

const geometryOf = ({ scene }: RenderedScene, name: string) =>
  (scene.getObjectByName(name) as Mesh | undefined)?.geometry ?? null

const vec4At = (attribute: Attribute, at: number) =>
  [attribute.getX(at), attribute.getY(at), attribute.getZ(at), attribute.getW(at)].join()

/** The corners of a triangle, starting with the least, so that a triangle is the same wherever it starts. */
function triangleKey(corners: readonly string[]): string {
  const start = corners.indexOf(corners.toSorted()[0] ?? '')
  return [...corners.slice(start), ...corners.slice(0, start)].join(' ')
}

/** The triangles that the mesh draws: point and body index of each corner. */
function drawnTriangles(geometry: BufferGeometry): string[] {
  const points = geometry.getAttribute('aPoint')
  const index = [...(geometry.index?.array ?? [])]
  return Array.from({ length: index.length / 3 }, (_, triangle) =>
    triangleKey(index.slice(triangle * 3, triangle * 3 + 3).map((at) => vec4At(points, at))),
  ).toSorted()
}

/** The lines that the mesh draws, a quad each: point and body index of both ends. */
function drawnLines(geometry: BufferGeometry | null): string[] {
  if (!geometry) return []
  const [from, to] = [geometry.getAttribute('aFrom'), geometry.getAttribute('aTo')]
  return Array.from({ length: from.count / 4 }, (_, line) =>
    [vec4At(from, line * 4), vec4At(to, line * 4)].join(' '),
  ).toSorted()
}

const key = (point: readonly number[], index: number) => [...point.map(Math.fround), index].join()

/** Lines of the body `index`, as `drawnLines` returns them. */
const linesOf = (lines: readonly { from: Vec3; to: Vec3 }[], index: number) =>
  lines.map(({ from, to }) => [key(from, index), key(to, index)].join(' '))

/** Scenes whose glass shows the lines behind it. */
const seeThrough: ReadonlySet<SceneId> = new Set(['default', 'services', 'testimonials', 'contact'])

const layoutOf = (id: SceneId) =>
  scenes[id].layout({ seed: DEFAULT_SEED, count: scenes[id].count, aspect: VIEW.width / VIEW.height })

describe.each(allScenes)('the geometry of the $id scene', ({ id, component: Scene }) => {
  const { bodies, links = [], sky = [] } = layoutOf(id)

  it('draws every triangle of every body', async () => {
    const scene = await renderScene(<Scene />, VIEW)
    const faces = geometryOf(scene, `${id}-faces`)
    const expected = bodies.flatMap(({ shape }, index) =>
      shape.parts.flatMap(({ triangles }) =>
        triangles.map(({ corners }) => triangleKey(corners.map((corner) => key(corner, index)))),
      ),
    )
    expect(faces && drawnTriangles(faces)).toEqual(expected.toSorted())
  })

  it('draws every engraving, link and sky line', async () => {
    const scene = await renderScene(<Scene />, VIEW)
    const engravings = bodies.flatMap(({ shape }, index) => linesOf(shape.engravings, index))
    const linked = links.map(({ from, to }) => [key([0, 0, 0], from), key([0, 0, 0], to)].join(' '))
    const expected = [...engravings, ...linked, ...linesOf(sky, 0)]
    expect(drawnLines(geometryOf(scene, `${id}-lines`))).toEqual(expected.toSorted())
  })

  it.runIf(seeThrough.has(id))('draws the creases and engravings behind the glass', async () => {
    const scene = await renderScene(<Scene />, VIEW)
    const expected = bodies.flatMap(({ shape: { parts, engravings } }, index) => {
      const edges = parts.flatMap((part) => part.edges)
      return linesOf([...edges, ...engravings.filter(({ throughGlass }) => throughGlass)], index)
    })
    expect(drawnLines(geometryOf(scene, `${id}-hidden-lines`))).toEqual(expected.toSorted())
  })
})

it('leaves a gap between each link of the about scene and its two stars', async () => {
  const { component: Scene } = scenes.about
  const scene = await renderScene(<Scene />, VIEW)
  const gaps = geometryOf(scene, 'about-lines')?.getAttribute('aExtra')
  const { links = [] } = layoutOf('about')
  const drawn = Array.from({ length: gaps ? gaps.count / 4 : 0 }, (_, line) =>
    [gaps?.getZ(line * 4), gaps?.getW(line * 4)].join(),
  )
  const expected = links.map(({ gapFrom, gapTo }) => [Math.fround(gapFrom), Math.fround(gapTo)].join())
  expect(drawn.filter((gap) => gap !== '0,0').toSorted()).toEqual(expected.toSorted())
})

describe('the merged faces', () => {
  const { bodies } = scenes.services.layout({ seed: DEFAULT_SEED, count: 8, aspect: 1.6 })

  it('can be sorted by part: each part is one range of the index', () => {
    const { geometry, ranges } = createFaceGeometry(bodies)
    const parts = bodies.flatMap(({ shape }, index) => shape.parts.map((part) => ({ part, index })))
    expect(ranges.map(({ index, centre }) => ({ index, centre }))).toEqual(
      parts.map(({ part, index }) => ({ index, centre: part.centre })),
    )
    let end = 0
    for (const { start, count } of ranges) {
      expect(start).toBe(end)
      end += count
    }
    expect(end).toBe(geometry.index?.count)
  })

  it('hold one vertex for each corner and centre of a cube’s six faces', () => {
    const [body] = bodies
    const cube = createFaceGeometry(body ? [{ ...body, shape: polyhedra.cube() }] : []).geometry
    expect(cube.getAttribute('aPoint').count).toBe(6 * (4 + 1))
    expect(cube.index?.count).toBe(6 * 4 * 3)
  })
})
