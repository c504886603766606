import { describe, expect, it } from 'vitest'
import { halfHeightAt, isTall } from '../../src/motion/layout.ts'
import { Body } from '../../src/motion/body.ts'
import { shownOf } from '../../src/engine/guard.ts'
import { drawnPoses, meshesIn, poseValue } from '../helpers/glass.ts'
import { allScenes, renderScene } from '../helpers/renderScene.tsx'
import { AboutScene } from '../../src/scenes/about/AboutScene.tsx'
import { PortfolioScene } from '../../src/scenes/portfolio/PortfolioScene.tsx'
import { ServicesScene } from '../../src/scenes/services/ServicesScene.tsx'
import { TestimonialsScene } from '../../src/scenes/testimonials/TestimonialsScene.tsx'
import { lastKeyframeOf } from '../../src/scenes/facts.ts'

const windows = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [390, 844],
] as const
/** Full-width text over the lower two thirds of a window, as of a panel: x, y, width, height. */
const panel = (width: number, height: number) => Float32Array.of(0, height / 3, width, height)

// The sea of the portfolio runs out of the window on purpose.
describe.each(allScenes.filter(({ id }) => id !== 'portfolio'))(
  'the $id scene',
  ({ id, route, component: Scene }) => {
    it.each(windows)(
      'in %i x %i shows no body that is cut in two, and none behind a panel',
      async (width, height) => {
        const aspect = width / height
        const last = lastKeyframeOf(id)
        const site = { route, textBoxes: new Float32Array(0) }
        const scene = await renderScene(<Scene />, { width, height, site, contours: false })
        for (const textBoxes of [site.textBoxes, panel(width, height)]) {
          scene.tell({ textBoxes })
          scene.advance(1.5, 20)
          for (let step = 0; step <= 20 * last; step += 1) {
            scene.seek(3, step / 20)
            const bodies = scene.bodies()
            const poses = drawnPoses(scene.bodies())
            const seen = bodies.flatMap((body, index) =>
              (poseValue(poses, index, 'shown')[0] ?? 0) < 0.02 ? [] : [{ body, ...scene.look(body) }],
            )
            for (const { body, x, y, size } of seen) {
              const marks = size * body.marks
              const inside = (middle: number, reach: number) =>
                Math.max(0, Math.min(middle + marks, reach) - Math.max(middle - marks, -reach)) / (2 * marks)
              const where = `${body.name} at keyframe ${step / 20}`
              expect(inside(x * aspect, aspect), where).toBeGreaterThan(0.49)
              for (const other of seen) {
                const apart = Math.hypot((x - other.x) * aspect, y - other.y)
                const least = 0.1 * Math.min(size, other.size)
                if (other.body !== body) expect(apart, `${where}, ${other.body.name}`).toBeGreaterThan(least)
              }
              if (isTall(aspect)) continue
              expect(inside(y, 1), where).toBeGreaterThan(0.49)
              if (textBoxes.length > 0) expect(y, where).toBeGreaterThan(1 / 3)
            }
          }
        }
      },
    )
  },
)

it('text on the right hides bodies there, or on the left of a canvas that the page mirrors', async () => {
  const textBoxes = Float32Array.of(720, 0, 720, 900)
  const shownOn = async (mirrored: boolean) => {
    const site = { route: 'testimonials', mirrored, textBoxes } as const
    const scene = await renderScene(<TestimonialsScene />, { site, contours: false })
    scene.advance(1.5, 20)
    scene.seek(3, 0)
    return scene.bodies().filter((body) => scene.look(body).x > 0.3 && body.shown > 0.9).length
  }
  expect(await shownOn(false)).toBe(0)
  expect(await shownOn(true)).toBeGreaterThan(8)
})

it('a body that floats over the edge of a text fades, and does not go out at once', () => {
  const body = new Body()
  body.scale.setScalar(2)
  const page = { aspect: 1.6, pageOffsetY: 0 }
  const screen = { viewOffsetX: 0, viewOffsetY: 0 }
  /** A text across the window, whose upper edge is at y of 0. */
  const text = { rects: Float32Array.of(0, -0.5, 1.6, 0.5, 1), count: 1 }
  const shown = Array.from({ length: 60 }, (_, step) => {
    body.position.set(0, 2 - step * 0.05, 0)
    return shownOf(body, text, page, screen)
  })
  expect([shown[0], shown.at(-1)]).toEqual([1, 0])
  for (const [step, value] of shown.entries())
    if (step > 0) expect(Math.abs(value - (shown[step - 1] ?? 0))).toBeLessThan(0.6)
})

it('stars disappear with the hub of their wheel', async () => {
  const site = { route: 'about', textBoxes: new Float32Array(0) } as const
  const scene = await renderScene(<AboutScene />, { site, contours: false })
  const seen = () => scene.bodies().filter(({ visible }) => visible).length
  scene.advance(1.5, 20)
  expect(seen()).toBe(20)
  scene.tell({ textBoxes: Float32Array.of(0, 380, 1440, 140) })
  scene.advance(1.5, 20)
  expect(seen()).toBe(0)
})

it('no line leads to a star that is not shown', async () => {
  // Text stands over the stars at the top alone.
  const site = { route: 'about', textBoxes: Float32Array.of(900, 0, 300, 200) } as const
  const scene = await renderScene(<AboutScene />, { site, contours: false })
  scene.advance(1.5, 20)
  const stars = scene.bodies()
  const pairs = stars.flatMap((star, at) => stars.slice(at + 1).map((next) => [star, next] as const))
  const near = pairs.filter(([star, next]) => star.position.distanceTo(next.position) < 20)
  const shown = near.filter((pair) => pair.every((star) => star.shown > 0))
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.length).toBeLessThan(near.length)
  const [links] = meshesIn(scene.find('about-links'))
  const strengths = links?.geometry.attributes['aStrength']
  // A line has four corners.
  const lines = Array.from({ length: near.length }, (_, line) => strengths?.getY(4 * line) ?? 0)
  expect(lines.filter((opacity) => opacity > 0)).toHaveLength(shown.length)
})

it('bodies that take the whole width at the closing call come up from below its text', async () => {
  const site = { route: 'services', textBoxes: new Float32Array(0) } as const
  const scene = await renderScene(<ServicesScene />, { site, contours: false })
  const highest = (keyframe: number) => {
    scene.seek(3, keyframe)
    return Math.max(...scene.bodies().map((body) => scene.look(body).y))
  }
  expect(highest(0.85)).toBeLessThan(-1)
  expect(highest(1)).toBeGreaterThan(-0.6)
})

it.each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
])('the bars of the sea run out of the window of a %s, and fade nowhere', async (_, width, height) => {
  const scene = await renderScene(<PortfolioScene />, { width, height, contours: false })
  scene.seek(4.4, 0)
  expect(new Set(scene.bodies().map(({ shown }) => shown))).toEqual(new Set([1]))
})

describe('a body that the window or text cuts', () => {
  const shownAt = (x: number, rects: number[] = [], marks = 1, aspect = 1.6) => {
    const half = halfHeightAt(30)
    const body = new Body()
    body.position.set(x * 1.6 * half, 0, 0)
    body.marks = marks
    body.scale.setScalar(0.2 * half)
    const obstacles = { rects: Float32Array.from(rects), count: rects.length / 5 }
    return shownOf(body, obstacles, { aspect, pageOffsetY: 0 }, { viewOffsetX: 0, viewOffsetY: 0 })
  }

  it.each([
    ['behind text', [0, 0.05, 0.4, 0.15, 1], 0],
    ['larger than the text', [0, 0, 0.4, 0.05, 1], 1],
    ['beside text', [0.45, 0, 0.2, 0.05, 1], 1],
  ])('on a phone one %s is shown accordingly', (_, rects, shown) => {
    expect(shownAt(0, rects, 1, 0.46)).toBeCloseTo(shown, 2)
  })

  it.each([
    ['in the middle', 0, [], 1],
    ['cut a little', 0.92, [], 1],
    ['cut by a third', 0.95, [], 0.5],
    ['half out of the window', 1, [], 0],
    ['out of the window', 1.4, [], 0],
    ['beside text', 0, [0.7, 0, 0.45, 0.3, 1], 1],
    ['half behind text', 0, [0.5, 0, 0.5, 0.3, 1], 0],
    ['behind text that has not risen', 0, [0.5, 0, 0.5, 0.3, 0], 1],
    ['above text', 0, [0, -0.5, 1, 0.4, 1], 1],
    ['within a panel', 0, [0, 0, 1.6, 0.5, 1], 0],
  ] as const)('%s is shown accordingly', (_, x, rects, shown) => {
    expect(shownAt(x, [...rects])).toBeCloseTo(shown, 2)
  })

  it('counts the marks around it', () => {
    const text = [0.7, 0, 0.45, 0.3, 1]
    expect(shownAt(0, text, 3)).toBeLessThan(0.8)
    expect(shownAt(0.85, [], 3)).toBeLessThan(0.8)
  })
})
