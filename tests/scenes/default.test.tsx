import { expect, it } from 'vitest'
import { DefaultScene } from '../../src/scenes/default/DefaultScene.tsx'
import { rgbOf } from '../../src/engine/color.ts'
import { itemAt } from '../../src/shared/lists.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { content } from '../helpers/content.ts'
import { meshesIn } from '../helpers/glass.ts'
import { facesIn } from '../helpers/outlines.ts'
import { describeIn, renderScene, windows, type SeenBody } from '../helpers/renderScene.tsx'

/** Seconds at which a station's picture must be right: whenever the visitor gets there. */
const times = [0, 3, 20, 77]

const { first, second, third } = content.palette.accents
const accents = [first, second, third].map((color) => String(rgbOf(color)))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describeIn(windows, 'on a', ({ window, width, height }) => {
  const aspect = width / height
  const remedy = `Move curve.waypoints of the ${window} in src/scenes/default/compositions.ts.`
  /** Where the text of a station is not: beside it in a wide window, below it in a tall one. */
  const isClear = ({ u, v }: SeenBody) => (aspect > 1 ? u > textEdge(width) : v < 0)
  const distance = (a: SeenBody, b: SeenBody) => Math.hypot((a.u - b.u) * aspect, a.v - b.v)

  async function render() {
    const scene = await renderScene(<DefaultScene />, { width, height, contours: false })
    const bodies = scene.bodies()
    /** The picture at `t` seconds and station `s`: the hero, the near crystal and all others. */
    const look = (t: number, s: number) => {
      scene.seek(t, s)
      return bodies.map((body) => scene.look(body))
    }
    /** The bodies of the course in its order, the largest first. */
    const course = (t: number, s: number) => {
      const [, ...others] = look(t, 2).map(({ size }, index) => ({ size, index }))
      const all = look(t, s)
      return others.toSorted((a, b) => b.size - a.size).map(({ index }) => itemAt(all, index))
    }
    /** Distance of each body of the course from the next one, in sums of their radii. */
    const gaps = (t: number, s: number) =>
      course(t, s).flatMap((body, index, all) => {
        const next = all[index + 1]
        return next ? [distance(body, next) / (body.size + next.size)] : []
      })
    return { scene, bodies, look, course, gaps }
  }

  it('has four solids in three accents, four times as large as others, which turn on their way', async () => {
    const { scene, bodies } = await render()
    expect(
      new Set(
        bodies.map((body) => String(itemAt(meshesIn(body), 0).material.uniforms.uColor.value.toArray())),
      ),
    ).toEqual(new Set(accents))
    expect(new Set(bodies.map((body) => facesIn(body)[0]?.geometry)).size).toBeGreaterThanOrEqual(4)
    const radii = bodies.map(({ scale }) => scale.x)
    expect(Math.max(...radii) / Math.min(...radii)).toBeGreaterThanOrEqual(4)
    const attitudes = (s: number) => {
      scene.seek(7, s)
      return bodies.map(({ quaternion }) => quaternion.clone())
    }
    for (const s of [0, 1, 2]) {
      const before = attitudes(s)
      const turns = attitudes(s + 1).map((after, index) => after.angleTo(itemAt(before, index)))
      expect(Math.min(...turns)).toBeGreaterThan(0.79)
      expect(Math.max(...turns)).toBeLessThan(1.91)
      expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(0.5)
    }
  })

  it('the letters show one body in full, far larger than all others', async () => {
    const { look } = await render()
    for (const t of times) {
      const bySize = look(t, 1).toSorted((a, b) => b.size - a.size)
      const largest = itemAt(bySize, 0)
      expect(largest.size).toBeGreaterThan(1.5 * itemAt(bySize, 1).size)
      expect(Math.abs(largest.u) + largest.size / aspect).toBeLessThan(1)
      expect(isClear(largest)).toBe(true)
    }
  })

  it('the closing call shows a course of ever smaller bodies, apart, below the icosahedron', async () => {
    const { look, course, gaps } = await render()
    for (const t of times) {
      const [hero, all, steps] = [itemAt(look(t, 2), 0), course(t, 2), gaps(t, 2)]
      expect(itemAt(all, 0).size, remedy).toBeGreaterThan(5 * itemAt(all, all.length - 1).size)
      expect(Math.min(...steps), remedy).toBeGreaterThan(0.85)
      // Even steps: none strays at a bend.
      expect(Math.max(...steps), remedy).toBeLessThan(Math.min(2.2, 1.4 * Math.min(...steps)))
      // The small end leads to the icosahedron.
      const nearest = Math.min(...all.map((body) => distance(body, hero)))
      const closest = all.findIndex((body) => distance(body, hero) === nearest)
      expect(closest, remedy).toBeGreaterThan(0.7 * (all.length - 1))
      expect(Math.max(...all.map(({ v }) => v)), remedy).toBeLessThan(hero.v)
      expect([hero, ...all].every(isClear), remedy).toBe(true)
    }
  })

  it('the page that does not exist shows the course scattered, and the icosahedron farther', async () => {
    const { look, gaps } = await render()
    for (const t of times) {
      const scattered = 'Move the places called lost in src/scenes/default/compositions.ts.'
      expect(mean(gaps(t, 3)), scattered).toBeGreaterThan(2.5 * mean(gaps(t, 2)))
      expect(itemAt(look(t, 3), 0).depth, scattered).toBeGreaterThan(itemAt(look(t, 2), 0).depth + 5)
      expect(look(t, 3).every(isClear), scattered).toBe(true)
    }
  })
})
