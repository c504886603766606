import fc from 'fast-check'
import { Group, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { applyFloating } from '../../src/motion/floating.ts'
import { applyOrbital, type Orbital } from '../../src/motion/orbital.ts'
import { applyWave, DEFAULT_AMPLITUDE } from '../../src/motion/wave.ts'
import { chart } from '../../src/scenes/about/chart.ts'
import { ABOUT_COUNT, aboutLayout, LINK_REACH } from '../../src/scenes/about/layout.ts'
import { CAMERA, REFERENCE_ASPECT } from '../../src/scenes/composition.ts'
import { contactLayout, CONTACT_COUNT } from '../../src/scenes/contact/layout.ts'
import { DEFAULT_COUNT, defaultLayout } from '../../src/scenes/default/layout.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { createLineGeometry } from '../../src/scenes/glass/lineGeometry.ts'
import { DEFAULT_SEED, type LayoutInput } from '../../src/scenes/layout.ts'
import { PORTFOLIO_COUNT, portfolioLayout } from '../../src/scenes/portfolio/layout.ts'
import { SERVICES_COUNT, servicesLayout } from '../../src/scenes/services/layout.ts'
import { TESTIMONIALS_COUNT, testimonialsLayout } from '../../src/scenes/testimonials/layout.ts'

const aspects = [1.6, 0.5] as const
const seed = fc.oneof(fc.constant(DEFAULT_SEED), fc.integer())
const aspect = fc.constantFrom(...aspects)

/** The layout of the scene as specified, for one seed or the other. */
const composed = (layout: (input: LayoutInput) => { bodies: readonly BodySpec[] }, count: number) =>
  aspects.map((ratio) => layout({ seed: DEFAULT_SEED, count, aspect: ratio }).bodies)

/** Where a body is at `t` seconds. */
function placeOf(body: BodySpec, t: number): Group {
  const group = new Group()
  group.position.set(...body.position)
  group.rotation.set(...body.rotation)
  const motion: Motion = body.motion
  if (motion.type === 'floating') applyFloating(group, motion, t)
  else if (motion.type === 'orbital') applyOrbital(group, motion, t)
  else applyWave(group, motion, t)
  return group
}

const layouts = [
  ['default', defaultLayout, DEFAULT_COUNT],
  ['services', servicesLayout, SERVICES_COUNT],
  ['about', aboutLayout, ABOUT_COUNT],
  ['portfolio', portfolioLayout, PORTFOLIO_COUNT],
  ['testimonials', testimonialsLayout, TESTIMONIALS_COUNT],
  ['contact', contactLayout, CONTACT_COUNT],
] as const

describe.each(layouts)('the layout of the %s scene', (name, layout, specified) => {
  it('draws any count from any seed: as many bodies, each with its own name and index', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 40 }), aspect, (drawn, count, ratio) => {
        const { bodies } = layout({ seed: drawn, count, aspect: ratio })
        expect(bodies.map(({ motion }) => motion.index)).toEqual(bodies.map((_, index) => index))
        expect(new Set(bodies.map((body) => body.name)).size).toBe(count)
        for (const { radius, position } of bodies) {
          expect(radius).toBeGreaterThan(0)
          expect(position.every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps every body before the camera, at its seed’s place and for minutes', () => {
    fc.assert(
      fc.property(seed, aspect, fc.integer({ min: 0, max: 300 }), (drawn, ratio, t) => {
        for (const body of layout({ seed: drawn, count: specified, aspect: ratio }).bodies)
          expect(placeOf(body, t).position.z).toBeLessThan(30)
      }),
      { numRuns: 20 },
    )
  })

  it('takes whole numbers from 0 only', () => {
    for (const count of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => layout({ seed: 1, count, aspect: 1.6 })).toThrow(RangeError)
    expect(() => layout({ seed: 1, count: -1, aspect: 1.6 })).toThrow(`Scene "${name}"`)
  })

  it('gives another arrangement to another seed', () => {
    const of = (drawn: number) =>
      layout({ seed: drawn, count: specified, aspect: 1.6 }).bodies.flatMap((body) => {
        const { position, quaternion } = placeOf(body, 1)
        return [...position.toArray(), ...quaternion.toArray(), body.radius]
      })
    expect(of(1)).toEqual(of(1))
    expect(of(1)).not.toEqual(of(2))
    expect(of(1)).not.toEqual(of(DEFAULT_SEED))
  })
})

describe('the default scene', () => {
  const shades = [
    [0x2d, 0xd4, 0xbf],
    [0x4a, 0xa8, 0xff],
    [0x5e, 0xe0, 0x8f],
  ].map((bytes) => bytes.map((value) => value / 255))

  it('has three shades, teal, blue and green, and no other', () => {
    for (const bodies of composed(defaultLayout, DEFAULT_COUNT)) {
      const used = new Set(bodies.map(({ color }) => color.join()))
      expect(used).toEqual(new Set(shades.map((shade) => shade.join())))
    }
    const drawn = Array.from({ length: 20 }, (_, index) =>
      defaultLayout({ seed: 100 + index, count: DEFAULT_COUNT, aspect: 1.6 }).bodies.map(({ color }) =>
        color.join(),
      ),
    )
    expect(new Set(drawn.flat())).toEqual(new Set(shades.map((shade) => shade.join())))
  })

  it('has polyhedra of many kinds, and of sizes that vary by at least 4 to 1', () => {
    for (const bodies of composed(defaultLayout, DEFAULT_COUNT)) {
      expect(new Set(bodies.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
      const radii = bodies.map(({ radius }) => radius)
      expect(Math.max(...radii) / Math.min(...radii)).toBeGreaterThanOrEqual(4)
    }
    const drawn = defaultLayout({ seed: 3, count: DEFAULT_COUNT, aspect: 1.6 }).bodies
    expect(new Set(drawn.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(drawn.map(({ radius }) => radius)).size).toBe(DEFAULT_COUNT)
  })
})

describe('the services scene', () => {
  const rings = fc.record({ seed, aspect, count: fc.integer({ min: 2, max: 24 }) })
  const any = fc.oneof(rings, fc.record({ seed, aspect, count: fc.constant(SERVICES_COUNT) }))

  it('has a ring of radius 15 to 25: orbits from 15 to 18, floating ones at 20 to 25 in plan', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { bodies } = servicesLayout(input)
        const { centre } = bodies[1]!.motion as Orbital
        for (const { motion, position } of bodies) {
          if (motion.type === 'orbital') {
            expect(motion.radius).toBeGreaterThanOrEqual(15)
            expect(motion.radius).toBeLessThanOrEqual(18)
            expect(motion.centre).toEqual(centre)
          } else {
            const apart = Math.hypot(position[0] - centre[0], position[2] - centre[2])
            expect(apart).toBeGreaterThan(19.9)
            expect(apart).toBeLessThan(25.1)
          }
        }
      }),
    )
  })

  it('floats and orbits alternately, at the specified speed', () => {
    fc.assert(
      fc.property(any, (input) => {
        servicesLayout(input).bodies.forEach(({ motion }, index) => {
          expect(motion.type).toBe(index % 2 === 1 ? 'orbital' : 'floating')
          if (motion.type === 'floating') expect(motion.style).toBe('sway')
          if (motion.type === 'orbital') {
            expect(Math.abs(motion.speed)).toBeGreaterThanOrEqual(0.1)
            expect(Math.abs(motion.speed)).toBeLessThanOrEqual(0.5)
          }
        })
      }),
    )
  })

  it('keeps its orbiting bodies in the window, and the near ones off the hero', () => {
    const tan = Math.tan((CAMERA.fov / 2) * (Math.PI / 180))
    for (const frame of ['wide', 'tablet', 'tall'] as const) {
      const ratio = REFERENCE_ASPECT[frame]
      const { bodies, shift } = servicesLayout({ seed: DEFAULT_SEED, count: SERVICES_COUNT, aspect: ratio })
      // Half heights of the window, from its middle.
      const placeAt = (body: BodySpec, t: number) => {
        const { x, y, z } = placeOf(body, t).position
        const half = (CAMERA.z - z) * tan
        return { u: x / half + shift[0] * ratio, v: y / half + shift[1], radius: body.radius / half, z }
      }
      const turn = (2 * Math.PI) / 0.1
      for (const body of bodies.filter(({ motion }) => motion.type === 'orbital')) {
        for (let t = 0; t < turn; t += 0.5) {
          const at = placeAt(body, t)
          const hero = placeAt(bodies[0]!, t)
          expect(Math.abs(at.u), `${frame}, ${body.name} at ${t} s`).toBeLessThan(ratio)
          expect(Math.abs(at.v), `${frame}, ${body.name} at ${t} s`).toBeLessThan(1)
          if (at.z > hero.z)
            expect(
              Math.hypot(at.u - hero.u, at.v - hero.v),
              `${frame}, ${body.name} at ${t} s`,
            ).toBeGreaterThan(hero.radius)
        }
      }
    }
  })

  it('shows monitor, phone, cloud, gear and network, and begins again', () => {
    const kinds = ['monitor', 'phone', 'cloud', 'gear', 'network', 'monitor', 'phone', 'cloud']
    for (const bodies of composed(servicesLayout, SERVICES_COUNT)) {
      expect(bodies.map(({ name }) => name)).toEqual(kinds.map((kind, index) => `${kind}-${index}`))
      expect(new Set(bodies.map(({ shape }) => shape)).size).toBe(5)
      for (const index of [5, 6, 7]) expect(bodies[index]!.shape).toBe(bodies[index - 5]!.shape)
    }
  })

  it('places drawn instruments all round', () => {
    const angles = Array.from({ length: 40 }, (_, index) =>
      servicesLayout({ seed: 50 + index, count: SERVICES_COUNT, aspect: 1.6 }).bodies.flatMap(({ motion }) =>
        motion.type === 'orbital' ? [Math.floor((motion.startAngle / (2 * Math.PI)) * 8)] : [],
      ),
    ).flat()
    expect(new Set(angles)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]))
  })
})

describe('the about scene', () => {
  it('joins bodies that are closer than 20 units', () => {
    expect(LINK_REACH).toBe(20)
  })

  it('has a line for every pair that ever comes within reach, once, and for none that never can', () => {
    const times = Array.from({ length: 60 }, (_, index) => index * 2.3)
    fc.assert(
      fc.property(seed, aspect, (drawn, ratio) => {
        const { bodies, links } = aboutLayout({ seed: drawn, count: ABOUT_COUNT, aspect: ratio })
        const pairs = new Set(links.map(({ from, to }) => `${from}-${to}`))
        const { motion } = bodies[0]!
        const amplitude = motion.type === 'wave' ? motion.surface.amplitude : 0
        expect(pairs.size).toBe(links.length)
        for (const { from, to } of links) expect(from).toBeLessThan(to)
        const paths = bodies.map((body) => times.map((t) => placeOf(body, t).position))
        bodies.forEach((_, from) => {
          for (let to = from + 1; to < bodies.length; to += 1) {
            const nearest = Math.min(...times.map((_t, at) => paths[from]![at]!.distanceTo(paths[to]![at]!)))
            if (nearest < 20) expect(pairs.has(`${from}-${to}`), `${from}-${to}`).toBe(true)
            // Between the moments looked at, each of the two may rise or fall by the height of the wave.
            if (nearest > 20 + 4 * amplitude) expect(pairs.has(`${from}-${to}`), `${from}-${to}`).toBe(false)
          }
        })
      }),
      { numRuns: 12 },
    )
  })

  it('hands each of these lines to the shader, with the two bodies that it joins', () => {
    const { bodies, links } = aboutLayout({ seed: DEFAULT_SEED, count: ABOUT_COUNT, aspect: 1.6 })
    expect(links.length).toBeGreaterThan(10)
    const drawn = chart({ name: 'about', bodies, links }).lines!.lines
    const lines = createLineGeometry(drawn)!
    const first = (drawn.length - links.length) * 4
    links.forEach(({ from, to, gapFrom, gapTo }, number) => {
      for (let corner = 0; corner < 4; corner += 1) {
        const at = first + number * 4 + corner
        expect(lines.getAttribute('aFrom').getW(at)).toBe(from)
        expect(lines.getAttribute('aTo').getW(at)).toBe(to)
        expect(lines.getAttribute('aCorner').getZ(at)).toBe(1)
        expect(lines.getAttribute('aExtra').getZ(at)).toBeCloseTo(gapFrom, 6)
        expect(lines.getAttribute('aExtra').getW(at)).toBeCloseTo(gapTo, 6)
      }
    })
  })
})

describe('the portfolio scene', () => {
  it('is a grid of eleven by eleven bars of different heights', () => {
    for (const bodies of [
      ...composed(portfolioLayout, PORTFOLIO_COUNT),
      portfolioLayout({ seed: 2, count: PORTFOLIO_COUNT, aspect: 1.6 }).bodies,
    ]) {
      // Along the bars' own sides.
      const lines = (side: number) => {
        const all = bodies.map(({ position: [x, , z], rotation: [, yaw] }) =>
          Math.round((x * Math.cos(yaw + side) - z * Math.sin(yaw + side)) * 1000),
        )
        return [...new Set(all)].toSorted((a, b) => a - b)
      }
      const [columns, rows] = [lines(0), lines(Math.PI / 2)]
      expect([columns.length, rows.length]).toEqual([11, 11])
      const pitches = [columns, rows].flatMap((line) => line.slice(1).map((at, index) => at - line[index]!))
      expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(2)
      expect(new Set(bodies.map(({ position: [x, , z] }) => `${x.toFixed(3)},${z.toFixed(3)}`)).size).toBe(
        121,
      )
      expect(new Set(bodies.map(({ radius }) => radius.toFixed(3))).size).toBeGreaterThan(60)
    }
  })

  it('rides one wave of the specified amplitude, each bar by its own place', () => {
    for (const bodies of composed(portfolioLayout, PORTFOLIO_COUNT)) {
      const surfaces = new Set(bodies.map(({ motion }) => (motion.type === 'wave' ? motion.surface : null)))
      expect(surfaces.size).toBe(1)
      for (const { motion, position } of bodies) {
        expect(motion).toMatchObject({ type: 'wave', at: [position[0], position[2]] })
        if (motion.type === 'wave') expect(motion.surface.amplitude).toBe(DEFAULT_AMPLITUDE)
      }
    }
  })
})

describe('the testimonials scene', () => {
  it('has octahedra: eight faces each, and one attitude for the shoal', () => {
    for (const bodies of composed(testimonialsLayout, TESTIMONIALS_COUNT)) {
      for (const { shape, motion } of bodies) {
        const faces = new Set(
          shape.parts[0]!.triangles.map(({ normal }) => normal.map((value) => value.toFixed(3)).join()),
        )
        expect(faces.size).toBe(8)
        expect(motion).toMatchObject({ style: 'turn' })
      }
      const yaws = bodies.map(({ rotation }) => rotation[1])
      expect(Math.max(...yaws) - Math.min(...yaws)).toBeLessThan(Math.PI)
    }
  })
})

describe('the contact scene', () => {
  it('has five envelopes afloat and three half domes on one water, which the wave carries', () => {
    for (const bodies of composed(contactLayout, CONTACT_COUNT)) {
      expect(bodies.map(({ motion }) => motion.type)).toEqual([
        ...Array<string>(5).fill('floating'),
        ...Array<string>(3).fill('wave'),
      ])
      expect(new Set(bodies.map(({ shape }) => shape)).size).toBe(2)
      for (const { name, shape } of bodies)
        expect(shape).toBe(name.startsWith('envelope') ? bodies[0]!.shape : bodies[5]!.shape)
      const domes = bodies.slice(5)
      expect(new Set(domes.map(({ position }) => position[1])).size).toBe(1)
      for (const dome of domes) {
        expect(placeOf(dome, 0).position.y).toBeCloseTo(dome.position[1], 9)
        const heights = Array.from({ length: 60 }, (_, t) => placeOf(dome, t).position.y)
        expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1)
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2)
      }
    }
  })

  it('keeps the front of the three large letters in view at every moment', () => {
    const front = new Vector3()
    const sight = new Vector3()
    /** 1 seen from the front, 0 edge-on, below 0 from the back. */
    const facing = (letter: BodySpec, t: number) => {
      const { position, quaternion } = placeOf(letter, t)
      return front
        .set(0, 0, 1)
        .applyQuaternion(quaternion)
        .dot(sight.set(0, 0, CAMERA.z).sub(position).normalize())
    }
    const times = Array.from({ length: 480 }, (_, index) => index / 4)
    for (const bodies of composed(contactLayout, CONTACT_COUNT)) {
      const onScreen = bodies.slice(0, 5).map(({ radius, position }) => radius / (CAMERA.z - position[2]))
      expect(Math.min(...onScreen.slice(0, 3))).toBeGreaterThan(Math.max(...onScreen.slice(3)))
      for (const letter of bodies.slice(0, 3))
        expect(Math.min(...times.map((t) => facing(letter, t))), letter.name).toBeGreaterThan(0.5)
      for (const letter of bodies.slice(3, 5))
        expect(Math.min(...times.map((t) => facing(letter, t))), letter.name).toBeLessThan(-0.9)
    }
  })

  it('keeps the share of domes for any count', () => {
    const domes = (count: number) =>
      contactLayout({ seed: 1, count, aspect: 1.6 }).bodies.filter(({ motion }) => motion.type === 'wave')
        .length
    expect([0, 8, 16, 80].map(domes)).toEqual([0, 3, 6, 30])
  })
})
