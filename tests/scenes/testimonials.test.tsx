import { expect, it } from 'vitest'
import { visibilityAt } from '../../src/motion/composition.ts'
import { commonStyle } from '../../src/engine/glass/style.ts'
import { TestimonialsScene } from '../../src/scenes/testimonials/TestimonialsScene.tsx'
import { itemAt } from '../../src/shared/lists.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { facesIn } from '../helpers/outlines.ts'
import { describeIn, renderScene, windows, type SeenBody } from '../helpers/renderScene.tsx'

/** Seconds at which the picture must be right. */
const times = [0, 3, 20, 77]

/** Half the width and half the height of the closing call's text, NDC. A phone has it above the ring. */
const texts = { desktop: [0.36, 0.43], 'wide screen': [0.36, 0.43], tablet: [0.5, 0.3], phone: null } as const

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const meanV = (bodies: readonly SeenBody[]) => bodies.reduce((sum, { v }) => sum + v, 0) / bodies.length

describeIn(windows, 'on a', ({ window, width, height }) => {
  const aspect = width / height

  async function render() {
    const scene = await renderScene(<TestimonialsScene />, { width, height, contours: false })
    const bodies = scene.bodies()
    const look = (t: number, s = 0) => {
      scene.seek(t, s)
      return bodies.map((body) => scene.look(body))
    }
    /** The picture of the closing call, the largest body first. */
    const call = (t: number) => {
      scene.seek(t, 2)
      return bodies.map((body) => scene.look(body)).toSorted((a, b) => b.size - a.size)
    }
    /** Angle by which each body turns from one time and station to another. */
    const turns = (from: readonly [t: number, s: number], to: readonly [t: number, s: number]) => {
      scene.seek(...from)
      const before = bodies.map(({ quaternion }) => quaternion.clone())
      scene.seek(...to)
      return bodies.map(({ quaternion }, index) => quaternion.angleTo(itemAt(before, index)))
    }
    return { bodies, look, call, turns }
  }
  /** The bodies are all around a point, and the larger ones below the others. */
  const expectRing = (bodies: readonly SeenBody[], u: number, v: number) => {
    const angles = bodies
      .map((body) => Math.atan2(body.v - v, (body.u - u) * aspect))
      .toSorted((a, b) => a - b)
    const before = (index: number) => angles[index - 1] ?? itemAt(angles, angles.length - 1) - 2 * Math.PI
    expect(Math.max(...angles.map((angle, index) => angle - before(index)))).toBeLessThan(Math.PI / 3)
    expect(meanV(bodies.slice(1, 7))).toBeLessThan(meanV(bodies.slice(-6)) - 0.3)
  }

  it('has octahedra of about the same attitude, which turn together, also on the way', async () => {
    const { bodies, turns } = await render()
    for (const body of bodies)
      expect(facesIn(body).map(({ geometry }) => geometry.attributes['position']?.count)).toEqual([8 * 3 * 3])
    expect(spread(bodies.map(({ restRotation }) => restRotation.y))).toBeLessThan(Math.PI)
    // 0.6 radians per second about x, and at right angles to it 0.9 about y, which is a turn in seven
    // seconds. Faster or slower turns are RATE in src/motion/useFloating.ts.
    const step = 0.1
    for (const angle of turns([3, 0], [3 + step, 0]))
      expect(angle / step).toBeCloseTo(Math.hypot(0.6, 0.9), 2)
    expect(spread(turns([9, 0], [9, 1]))).toBeLessThan(0.02)
    expect(Math.min(...turns([9, 0], [9, 1]))).toBeGreaterThan(0.4)
  })

  it('the first screen has eight clear octahedra that rise from the largest, and twelve dim', async () => {
    const { look } = await render()
    for (const t of times) {
      const all = look(t).toSorted((a, b) => a.depth - b.depth)
      const light = all.map(({ depth }) => visibilityAt(depth, commonStyle.fog))
      expect(Math.min(...light.slice(0, 8))).toBeGreaterThan(0.7)
      expect(Math.max(...light.slice(8))).toBeLessThan(0.52)
      expect(itemAt(all, 0).size).toBe(Math.max(...all.map(({ size }) => size)))
      expect(itemAt(all, 7).v).toBeGreaterThan(itemAt(all, 0).v + 0.2)
      for (const { u, v } of all) expect(aspect > 1 ? u > textEdge(width) : v < -0.25).toBe(true)
    }
  })

  const isBeside = aspect > 1
  it.runIf(isBeside)('beside the letters, a column of octahedra goes up with the page', async () => {
    const { look } = await render()
    const at = (s: number) => look(3, s).filter(({ v }) => Math.abs(v) < 1)
    for (const s of [0.9, 1, 1.1]) {
      expect(at(s).length).toBeGreaterThan(4)
      for (const { u, size } of at(s)) expect(u - size / aspect).toBeGreaterThan(textEdge(width))
    }
    for (const [index, { v }] of look(3, 1.1).entries())
      expect(v).toBeGreaterThan(itemAt(look(3, 1), index).v)
  })

  const text = texts[window]
  it.runIf(text)('the closing call has a ring around its text, the largest at the foot', async () => {
    const { call } = await render()
    const [wide, high] = text ?? [1, 1]
    for (const t of times) {
      const all = call(t)
      expectRing(all, 0, 0)
      expect(itemAt(all, 0).u).toBeCloseTo(0, 1)
      expect(itemAt(all, 0).v).toBeLessThan(-0.4)
      for (const { u, v, size } of all) {
        expect(Math.max((Math.abs(u) - size / aspect) / wide, (Math.abs(v) - size) / high)).toBeGreaterThan(1)
        expect(Math.max(Math.abs(v) + size, Math.abs(u) + size / aspect)).toBeLessThan(1.05)
      }
    }
  })

  it.runIf(!text)(
    'the closing call has two rows that rise and part from the largest octahedron, below the text',
    async () => {
      const { call } = await render()
      for (const t of times) {
        const [first, ...others] = call(t)
        expect(first?.size).toBeGreaterThan(1.8 * itemAt(others, 0).size)
        for (const [index, { u, v, size }] of others.entries()) {
          expect(v).toBeGreaterThan(first?.v ?? 1)
          expect(v + size).toBeLessThan(0.04)
          expect(Math.abs(u) + size / aspect).toBeLessThan(1.05)
          const nearer = others.slice(0, index).filter((other) => other.u * u > 0)
          expect(Math.abs(u)).toBeGreaterThan(Math.max(0, ...nearer.map((other) => Math.abs(other.u))) - 0.05)
        }
        expect(Math.abs(others.filter(({ u }) => u > 0).length - 9.5)).toBe(0.5)
      }
    },
  )
})
