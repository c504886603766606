import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body } from '../../src/motion/body.ts'
import { CAMERA } from '../../src/motion/layout.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { itemAt } from '../../src/shared/lists.ts'
import { NO_INPUTS, type Delivery, type SiteState } from '../../src/store/site.ts'
import { describeIn, renderScene, windows } from '../helpers/renderScene.tsx'

/** The instrument of each service, by the service's icon. */
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

/** How far a body shows its front: 1 from the front, 0 edge-on, negative from the back. */
function facing({ position, quaternion }: Body): number {
  const toCamera = new Vector3(0, 0, CAMERA.z).sub(position).normalize()
  return new Vector3(0, 0, 1).applyQuaternion(quaternion).dot(toCamera)
}

describeIn(windows, 'on a', (size) => {
  const { height } = size
  async function render(route: 'services' | 'portfolio' | 'contact', state: Partial<SiteState> = {}) {
    const Scene = scenes[route]
    const scene = await renderScene(<Scene />, { ...size, site: { route, ...state }, contours: false })
    scene.frame(0)
    return { scene, bodies: scene.bodies() }
  }

  it('an open service has its instrument alone in the window, with its front', async () => {
    const { scene, bodies } = await render('services')
    for (const [icon, name] of Object.entries(instruments)) {
      const openIcon = icon as keyof typeof instruments
      scene.tell({ inputs: { ...NO_INPUTS, openIcon, openIconAt: 0.65 * height } })
      scene.advance(2, 10)
      for (const keyframe of [0, 0.4, 1]) {
        scene.seek(1.75, keyframe)
        const seen = bodies.filter(({ visible }) => visible)
        expect(seen.map((body) => body.name)).toEqual([name])
        expect(facing(scene.body(name)), name).toBeGreaterThan(0.7)
      }
    }
  })

  it('an open instrument stands beside its card, however far the page is scrolled', async () => {
    const { scene } = await render('services')
    const heightAt = (scrollY: number, keyframe: number) => {
      const inputs = { ...NO_INPUTS, openIcon: 'phone' as const, openIconAt: scrollY + 0.5 * height }
      scene.tell({ scrollY, inputs })
      scene.advance(4, 10)
      scene.seek(1.75, keyframe)
      return scene.look(scene.body('phone')).y
    }
    expect(heightAt(2 * height, 0.8)).toBeCloseTo(heightAt(0, 0), 1)
  })

  it('an open instrument stands at its card, in a tall window in the scene gap below', async () => {
    const { scene } = await render('services')
    scene.tell({ inputs: { ...NO_INPUTS, openIcon: 'phone', openIconAt: 0.25 * height } })
    scene.advance(4, 10)
    const { y } = scene.look(scene.body('phone'))
    if (size.width < height) expect(y).toBeLessThan(-0.3)
    else expect(y).toBeGreaterThan(0.3)
  })

  it('an open instrument leaps nowhere when the place of its card on the page changes', async () => {
    const { scene } = await render('services')
    const heightAt = (share: number, seconds: number) => {
      scene.tell({ inputs: { ...NO_INPUTS, openIcon: 'phone', openIconAt: share * height } })
      scene.advance(seconds, 20)
      return scene.look(scene.body('phone')).y
    }
    const before = heightAt(0.5, 4)
    expect(Math.abs(heightAt(0.8, 0.05) - before)).toBeLessThan(0.15)
  })

  it('the instrument of the service that is read is alone in the window', async () => {
    const { scene, bodies } = await render('services')
    const icons = Object.keys(instruments) as (keyof typeof instruments)[]
    for (const [index, icon] of icons.entries()) {
      scene.tell({ inputs: { ...NO_INPUTS, listEnd: 9000, readIcons: icons.slice(0, index + 1) } })
      scene.advance(2, 10)
      expect(bodies.filter(({ visible }) => visible).map(({ name }) => name)).toEqual([instruments[icon]])
    }
  })

  it('the bars of the chosen projects rise and brighten, wherever the page stands', async () => {
    const { scene, bodies } = await render('portfolio', { inputs: { ...NO_INPUTS, readProject: -1 } })
    const look = (chosenProjects: readonly number[]) => {
      scene.tell({ inputs: { ...NO_INPUTS, readProject: -1, chosenProjects } })
      scene.advance(2, 10)
      return [0, 0.4, 1, 2].map((keyframe) => {
        scene.seek(4.4, keyframe)
        return bodies.map(({ position, brightness }) => ({ top: position.y, brightness }))
      })
    }
    const before = look([])
    const risen = (projects: readonly number[]) =>
      look(projects).map((all, keyframe) =>
        all.flatMap(({ top, brightness }, index) => {
          const was = itemAt(itemAt(before, keyframe), index)
          expect(brightness > was.brightness).toBe(top > was.top + 2.9)
          return brightness > was.brightness ? [index] : []
        }),
      )
    const own = [0, 1, 2, 3, 4, 5].map((project) => {
      const keyframes = risen([project])
      expect(new Set(keyframes.map(String)).size).toBe(1)
      expect(keyframes[0]).toHaveLength(1)
      return keyframes[0]?.[0] ?? -1
    })
    expect(new Set(own).size).toBe(6)
    for (const all of risen([0, 2])) expect(new Set(all)).toEqual(new Set([own[0], own[2]]))
    // The bar of the project that is read is that of its choice.
    for (const [readProject, bar] of own.entries()) {
      scene.tell({ inputs: { ...NO_INPUTS, readProject } })
      scene.advance(2, 10)
      scene.seek(4.4, 0)
      const changes = bodies.map(
        ({ brightness }, at) => brightness - itemAt(itemAt(before, 0), at).brightness,
      )
      expect(changes.indexOf(Math.max(...changes))).toBe(bar)
    }
  })

  it('the envelope sails out while the form sends, and back without an answer', async () => {
    const { scene } = await render('contact')
    const envelope = scene.body('envelope')
    const depthAfter = (seconds: number) => {
      scene.advance(seconds, 10)
      scene.seek(3, 1)
      return scene.look(envelope).depth
    }
    for (const delivery of ['failed', 'idle'] as const) {
      const home = depthAfter(0)
      scene.tell({ delivery: 'sending' })
      const depths = [home, ...[0.4, 0.4, 0.4, 0.4].map(depthAfter)]
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
      expect(depths[4]).toBeGreaterThan(home + 10)
      expect(facing(envelope)).toBeLessThan(0)
      scene.tell({ delivery })
      expect(depthAfter(2)).toBe(home)
    }
  })

  it('the lanterns brighten once the envelope is out, and it is gone', async () => {
    const { scene, bodies } = await render('contact')
    const [envelope, lanterns] = [scene.body('envelope'), bodies.slice(5)]
    const after = (delivery: Delivery) => {
      scene.tell({ delivery })
      scene.advance(2)
      scene.seek(3, 0)
      return { levels: lanterns.map(({ brightness }) => brightness), away: envelope.position.z }
    }
    const sending = after('sending')
    expect(sending.levels).toEqual([0, 0, 0])
    const sent = after('sent')
    expect(Math.min(...sent.levels)).toBeGreaterThan(0.5)
    expect(envelope.brightness).toBeLessThan(-0.8)
    expect(sent.away).toBeLessThan(sending.away - 10)
  })

  it('one lantern comes to the place of the envelope that has arrived, until the questions', async () => {
    const { scene, bodies } = await render('contact')
    const lanternsAt = (delivery: Delivery, keyframe: number) => {
      scene.tell({ delivery })
      scene.advance(6, 10)
      scene.seek(3, keyframe)
      return bodies.slice(5).map(({ position }) => position.clone())
    }
    for (const [keyframe, moved] of [
      [0, 1],
      [1, 1],
      [2, 0],
    ] as const) {
      const before = lanternsAt('idle', keyframe)
      const after = lanternsAt('sent', keyframe)
      expect(after.filter((place, at) => place.distanceTo(itemAt(before, at)) > 2)).toHaveLength(moved)
    }
  })

  it('a scene that opens while the page has an answer shows it at once', async () => {
    const { scene, bodies } = await render('contact', { delivery: 'sent' })
    scene.seek(3, 0)
    expect(Math.min(...bodies.slice(5).map(({ brightness }) => brightness))).toBeGreaterThan(0.5)
  })
})
