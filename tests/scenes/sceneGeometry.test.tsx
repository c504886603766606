import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute, Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/scenes/registry.ts'
import type { BodyLook } from '../../src/engine/body.ts'
import type { Vec3 } from '../../src/shared/vector.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

type Attribute = BufferAttribute | InterleavedBufferAttribute

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

/** The looks of a scene's bodies. */
const looksOf = (scene: RenderedScene) => scene.bodies().map(({ userData }) => userData as BodyLook)

describe.each(allScenes)('the geometry of the $id scene', ({ id, component: Scene }) => {
  it('draws every triangle of every body, once the parts are in the order of their depths', async () => {
    const scene = await renderScene(<Scene />)
    scene.frame(0)
    const faces = geometryOf(scene, `${id}-faces`)
    const expected = looksOf(scene).flatMap(({ shape }, index) =>
      shape.parts.flatMap(({ triangles }) =>
        triangles.map(({ corners }) => triangleKey(corners.map((corner) => key(corner, index)))),
      ),
    )
    expect(faces && drawnTriangles(faces)).toEqual(expected.toSorted())
  })

  it('draws every engraving, and no other line but links of stars and lines of water', async () => {
    const scene = await renderScene(<Scene />)
    const drawn = drawnLines(geometryOf(scene, `${id}-lines`))
    const engraved = looksOf(scene).flatMap(({ shape }, index) => linesOf(shape.engravings, index))
    // Each two of twenty stars are linked where they are near. Four lines of two pieces lie on the water.
    const others = { about: (20 * 19) / 2, portfolio: 8 }[id as string] ?? 0
    expect(drawn).toEqual(expect.arrayContaining(engraved))
    expect(drawn).toHaveLength(engraved.length + others)
  })

  it.skipIf(id === 'about' || id === 'portfolio')(
    'draws the creases and engravings behind the glass',
    async () => {
      const scene = await renderScene(<Scene />)
      const expected = looksOf(scene).flatMap(({ shape: { parts, engravings } }, index) => {
        const edges = parts.flatMap((part) => part.edges)
        return linesOf([...edges, ...engravings.filter(({ throughGlass }) => throughGlass)], index)
      })
      expect(drawnLines(geometryOf(scene, `${id}-hidden-lines`))).toEqual(expected.toSorted())
    },
  )
})

it('links each two stars of the about scene once, with a gap at the marks of both', async () => {
  const Scene = scenes.about
  const scene = await renderScene(<Scene />)
  const geometry = geometryOf(scene, 'about-lines')
  const [from, to, extra] = ['aFrom', 'aTo', 'aExtra'].map((name) => geometry?.getAttribute(name))
  const looks = looksOf(scene)
  const linked = new Set<string>()
  for (let at = 0; at < (from?.count ?? 0); at += 4) {
    const ends = [from?.getW(at) ?? 0, to?.getW(at) ?? 0]
    if (ends[0] === ends[1]) continue
    linked.add(ends.join())
    const marks = ends.map((end) => Math.fround(looks[end]?.marks ?? 0))
    expect([extra?.getZ(at), extra?.getW(at)]).toEqual(marks)
    expect(Math.min(...marks)).toBeGreaterThan(1)
  }
  expect(linked.size).toBe((20 * 19) / 2)
})
