import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body } from '../../src/motion/body.ts'
import { compositionOf, visibilityAt } from '../../src/motion/composition.ts'
import { compositions } from '../../src/scenes/services/compositions.ts'
import { ServicesScene } from '../../src/scenes/services/ServicesScene.tsx'
import { itemAt, loopPairs } from '../../src/shared/lists.ts'
import { NO_CUES } from '../../src/store/site.ts'
import { facesIn, gapBetween, outlineOf } from '../helpers/outlines.ts'
import { describeIn, renderScene, windows, type RenderedScene } from '../helpers/renderScene.tsx'

/** The instrument of each service, by the service's icon, in the order of their seats. */
const instruments = {
  window: 'monitor',
  phone: 'phone',
  cloud: 'cloud',
  chip: 'gear',
  shield: 'gear',
  neurons: 'network',
  chain: 'network',
  compasses: 'second monitor',
  people: 'second phone',
  strata: 'second cloud',
}
type ServiceIcon = keyof typeof instruments
const serviceIcons = Object.keys(instruments) as ServiceIcon[]

const frontOf = ({ quaternion }: Body) => new Vector3(0, 0, 1).applyQuaternion(quaternion)
const placesOf = (bodies: readonly Body[]) => bodies.map(({ position }) => position.clone())

/** The pairs of instruments between which there is no gap of more than `least` half heights of the window. */
function closePairs(scene: RenderedScene, least: number): string[] {
  const all = scene.bodies().map((body) => ({ name: body.name, outline: outlineOf(scene, body) }))
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => gapBetween(one.outline, other.outline) <= least)
      .map((other) => `${one.name} and ${other.name}`),
  )
}

it('no instruments touch in ten seconds or the poster of a desktop', async () => {
  const scene = await renderScene(<ServicesScene />, { contours: false })
  for (let t = 0; t <= 10; t += 0.5) {
    scene.seek(t)
    expect(closePairs(scene, 0.01), `at ${t} s`).toEqual([])
  }
})

describeIn(windows, 'on a', ({ width, height }) => {
  const aspect = width / height
  const isHigh = aspect < 0.8
  /** A card whose middle is at -0.3 NDC. */
  const cuesOf = (openIcon: ServiceIcon | null) => ({
    cues: { ...NO_CUES, openIcon, openIconAt: 0.65 * height },
  })
  async function render() {
    const site = { route: 'services' } as const
    const scene = await renderScene(<ServicesScene />, { width, height, site, contours: false })
    return { scene, bodies: scene.bodies() }
  }

  it('four instruments orbit one point at 15 to 18 units, four sway 20 to 25 units from it', async () => {
    const { scene, bodies } = await render()
    expect(bodies.map(({ name }) => name)).toEqual([...new Set(Object.values(instruments))])
    const centre = scene.body('phone').restPosition
    scene.seek(0)
    const before = placesOf(bodies)
    scene.seek(1)
    for (const [index, { name, position, restPosition }] of bodies.entries()) {
      const away = position.clone().sub(centre)
      const isOrbit = index % 2 === 1
      const distance = isOrbit ? away.length() : Math.hypot(away.x, away.z)
      expect(distance, name).toBeGreaterThan(isOrbit ? 14.99 : 19.9)
      expect(distance, name).toBeLessThan(isOrbit ? 18.01 : 25.1)
      if (!isOrbit) continue
      expect(restPosition, name).toEqual(centre)
      const turned = away.angleTo(itemAt(before, index).sub(centre))
      expect(turned, name).toBeGreaterThanOrEqual(0.1)
      expect(turned, name).toBeLessThanOrEqual(0.5)
    }
  })

  it('for a whole turn, orbits stay in the window and off the hero, the rest face the viewer', async () => {
    const { scene, bodies } = await render()
    for (let t = 0; t < 58; t += 0.5) {
      scene.seek(t)
      const hero = scene.look(scene.body('monitor'))
      for (const [index, body] of bodies.entries()) {
        const message = `${body.name} at ${t} s`
        const { u, v, depth } = scene.look(body)
        if (index % 2 === 0) expect(frontOf(body).z, message).toBeGreaterThan(0.6)
        else {
          expect(Math.max(Math.abs(u), Math.abs(v)), message).toBeLessThan(1)
          if (depth < hero.depth)
            expect(Math.hypot((u - hero.u) * aspect, v - hero.v), message).toBeGreaterThan(hero.size)
        }
      }
    }
  })

  it('at the closing call eight stand on an arc below its text, the warm one higher', async () => {
    const { scene, bodies } = await render()
    for (let t = 0; t < 58; t += 1) {
      scene.seek(t, 1)
      expect(closePairs(scene, 0), `at ${t} s`).toEqual([])
      for (const body of bodies) {
        const { left, right, bottom, top } = outlineOf(scene, body)
        expect(Math.max(-left, right), `${body.name} at ${t} s`).toBeLessThan(aspect)
        expect(bottom, `${body.name} at ${t} s`).toBeGreaterThan(-1)
        expect(top, `${body.name} at ${t} s`).toBeLessThan(isHigh ? 0.04 : -0.2)
      }
    }
    const places = bodies.map((body) => scene.look(body))
    expect(places.toSorted((a, b) => a.u - b.u)).toEqual(places)
    for (const index of [0, 7]) expect(Math.abs(itemAt(places, index).u)).toBeCloseTo(isHigh ? 0.76 : 0.82)
    const gear = scene.body('gear')
    expect(gear.warmAt).toBe(1)
    expect(bodies.toSorted((a, b) => scene.look(b).v - scene.look(a).v)[0]).toBe(gear)
    const kinds = bodies.map((body) => facesIn(body)[0]?.geometry)
    expect(new Set(kinds).size).toBe(5)
    for (const [one, next] of loopPairs(kinds)) expect(one).not.toBe(next)
  })

  it('an open card has its instrument alone in the window, bright, facing, at its height', async () => {
    const { scene, bodies } = await render()
    const { fog } = compositions[compositionOf(aspect)]
    for (const icon of serviceIcons) {
      const name = instruments[icon]
      scene.cue(cuesOf(icon))
      scene.advance(2, 10)
      const own = scene.body(name)
      for (const s of [0, 0.4, 1]) {
        // Then what sways is turned aside the most.
        scene.seek(1.75, s)
        const message = `${icon} at station ${s}`
        const inWindow = bodies.filter((body) => {
          const { left, right } = outlineOf(scene, body)
          return left < aspect && right > -aspect
        })
        expect(
          inWindow.map((body) => body.name),
          message,
        ).toEqual([name])
        expect(frontOf(own).z, message).toBeGreaterThan(0.85)
        expect((1 + own.glow) * visibilityAt(scene.look(own).depth, fog), message).toBeGreaterThan(1)
        const { left, right, top, bottom } = outlineOf(scene, own)
        // An upright window has no room beside the card's text.
        if (isHigh) expect(Math.abs(left + right) / 2, message).toBeLessThan(0.1)
        else {
          expect(left, message).toBeGreaterThan(0.1 * aspect)
          expect(Math.abs((top + bottom) / 2 + 0.3), message).toBeLessThan(0.1)
        }
      }
    }
  })

  it.skipIf(isHigh)(
    'of each row that is read, the instrument stands alone beside it, clear of the others',
    async () => {
      const { scene, bodies } = await render()
      const inWindow = () =>
        bodies
          .map((body) => ({ body, ...outlineOf(scene, body) }))
          .filter(({ left, bottom, top }) => left < aspect && bottom < 1 && top > -1)
      const read = (count: number, listEnd = 9 * height) =>
        scene.cue({
          reading: 0.4,
          cues: { ...NO_CUES, readIcons: serviceIcons.slice(0, count), listEnd },
        })
      // On and back, and past several rows at once.
      for (const count of [1, 2, 3, 4, 5, 3, 9, 10, 2]) {
        read(count)
        for (let step = 0; step < 30; step += 1) {
          scene.frame(0.04)
          if (count === 1) continue
          const seen = inWindow().toSorted((a, b) => a.bottom - b.bottom)
          for (const [index, { left, top }] of seen.entries()) {
            expect(left, `row ${count}`).toBeGreaterThan(0.36 * aspect)
            expect(seen[index + 1]?.bottom ?? 2, `row ${count}`).toBeGreaterThan(top)
          }
        }
        const name = instruments[itemAt(serviceIcons, count - 1)]
        expect(inWindow().map(({ body }) => body.name)).toEqual([name])
        expect(scene.look(scene.body(name)).v).toBeCloseTo(0)
      }
      // It leaves the window with the end of the list.
      read(2, 0)
      scene.frame(0)
      expect(inWindow()).toEqual([])
    },
  )

  it('no instrument leaps while a card opens, another one takes its place, and that one closes', async () => {
    const { scene, bodies } = await render()
    scene.seek(9, 0.4)
    const closed = placesOf(bodies)
    scene.seek(3, 0.4)
    for (const icon of ['window', 'phone', null] as const) {
      scene.cue({ reading: 0.4, ...cuesOf(icon) })
      for (let step = 0; step < 220; step += 1) {
        const before = placesOf(bodies)
        scene.frame(0.008)
        for (const [index, { name, position }] of bodies.entries())
          expect(position.distanceTo(itemAt(before, index)), `${name}, ${icon}`).toBeLessThan(1)
      }
    }
    scene.seek(9, 0.4)
    expect(placesOf(bodies)).toEqual(closed)
  })
})
