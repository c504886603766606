import { act } from '@react-three/test-renderer'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body } from '../../src/motion/body.ts'
import { PortfolioScene } from '../../src/scenes/portfolio/PortfolioScene.tsx'
import { itemAt } from '../../src/shared/lists.ts'
import { NO_CUES } from '../../src/store/site.ts'
import { describeIn, renderScene, windows } from '../helpers/renderScene.tsx'

/** Cues of a visitor who has read all projects. */
const UNREAD = { ...NO_CUES, readProject: -1 }

/** Bars in a row. */
const SIDE = 11
const times = [0, 4.4, 20, 61]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const cap = ({ position }: Body) => position.y
/** The bars from the highest to the lowest. */
const byHeight = (bars: readonly Body[]) => bars.toSorted((a, b) => cap(b) - cap(a))

describeIn(windows, 'on a', ({ width, height }) => {
  async function render() {
    const site = { route: 'portfolio', cues: UNREAD } as const
    const scene = await renderScene(<PortfolioScene />, { width, height, site, contours: false })
    return { scene, bars: scene.bodies() }
  }

  it('the sea is a regular grid of 11 x 11 bars of different lengths', async () => {
    const { bars } = await render()
    expect(bars).toHaveLength(SIDE ** 2)
    const places = bars.map(({ restPosition: { x, z } }) => new Vector3(x, 0, z))
    const first = itemAt(places, 0)
    const [right, near] = [itemAt(places, 1).clone().sub(first), itemAt(places, SIDE).clone().sub(first)]
    expect(right.length()).toBeGreaterThan(4)
    expect(right.length()).toBeCloseTo(near.length())
    expect(right.dot(near)).toBeCloseTo(0)
    for (const [index, place] of places.entries()) {
      const own = first.clone().addScaledVector(right, index % SIDE)
      expect(place.distanceTo(own.addScaledVector(near, Math.floor(index / SIDE)))).toBeLessThan(0.002)
    }
    expect(new Set(bars.map(({ scale }) => scale.x.toFixed(3))).size).toBeGreaterThan(60)
  })

  it('all bars ride one wave of 5 units: neighbours rise together, and far ones do not', async () => {
    const { scene, bars } = await render()
    for (const t of times) {
      scene.seek(t)
      for (const [index, { name, position, restPosition, lift, elevation }] of bars.entries()) {
        expect(lift, name).toBeCloseTo(5 * elevation)
        expect(position.y - restPosition.y, name).toBeCloseTo(lift)
        const neighbour = itemAt(bars, index % SIDE === SIDE - 1 ? index : index + 1)
        expect(Math.abs(lift - neighbour.lift), `${name} at ${t} s`).toBeLessThan(3.5)
      }
      const lifts = bars.map(({ lift }) => lift)
      expect(Math.max(...lifts) - Math.min(...lifts), `at ${t} s`).toBeGreaterThan(8)
    }
  })

  it('the bar of the first project stands lit until another one is read', async () => {
    const { scene, bars } = await render()
    scene.seek(4.4)
    const before = bars.map((bar) => ({ cap: cap(bar), glow: bar.glow }))
    scene.cue({ cues: NO_CUES })
    scene.advance(2, 10)
    scene.seek(4.4)
    const risen = bars.filter((bar, index) => cap(bar) > itemAt(before, index).cap + 2.9)
    expect(risen).toHaveLength(1)
    expect(itemAt(risen, 0).glow).toBe(Math.max(...bars.map(({ glow }) => glow)))
  })

  it('six bars stand up side by side, then a seventh at the end of their row, which glows', async () => {
    const { scene, bars } = await render()
    /**
     * Returns the `count` highest bars from left to right. They stand clear of the sea, which hides their
     * lower ends.
     */
    const standing = (t: number, s: number, count: number) => {
      scene.seek(t, s)
      const order = byHeight(bars)
      const [risen, sea] = [order.slice(0, count), order.slice(count).map(cap)]
      expect(Math.min(...risen.map(cap)) - Math.max(...sea), `at ${t} s`).toBeGreaterThan(s === 1 ? 1 : 0)
      for (const bar of risen)
        if (t === 0) expect(cap(bar) - 0.87 * bar.scale.x - mean(sea), bar.name).toBeLessThan(1)
      return risen.toSorted((a, b) => a.position.x - b.position.x)
    }
    const six = standing(0, 1, 6)
    const places = six.map((bar) => bars.indexOf(bar))
    const left = itemAt(places, 0)
    expect(places).toEqual([0, 1, 2, 3, 4, 5].map((place) => left + place))
    expect(left % SIDE).toBeLessThan(SIDE - 6)
    for (const t of times) {
      expect(new Set(standing(t, 1, 6)), `at ${t} s`).toEqual(new Set(six))
      const seven = standing(t, 2, 7)
      const seventh = itemAt(seven, 6)
      expect(new Set(seven.slice(0, 6)), `at ${t} s`).toEqual(new Set(six))
      expect(Math.max(...bars.map(({ glow }) => glow)), `at ${t} s`).toBe(seventh.glow)
      expect(seventh.glow).toBeGreaterThan(0.9)
      // The eye and the horizon are at 0.
      expect(cap(seventh), `at ${t} s`).toBeGreaterThan(0)
      expect(Math.max(...six.map(cap)), `at ${t} s`).toBeLessThan(0)
    }
  })

  it('the bar of a chosen project rises and brightens, wherever the page stands', async () => {
    const { scene, bars } = await render()
    const look = (chosenProjects: readonly number[]) => {
      scene.cue({ cues: { ...UNREAD, chosenProjects } })
      scene.advance(2, 10)
      return [0, 0.4, 1, 2].map((s) => {
        scene.seek(4.4, s)
        return bars.map((bar) => ({ name: bar.name, cap: cap(bar), glow: bar.glow }))
      })
    }
    const before = look([])
    /** The names of the bars that are higher than before, for each station. */
    const risen = (projects: readonly number[]) =>
      look(projects).map((all, station) =>
        all.flatMap((is, index) => {
          const was = itemAt(itemAt(before, station), index)
          const rises = is.cap > was.cap + 2.9
          expect(is.glow > was.glow, is.name).toBe(rises)
          return rises ? [is.name] : []
        }),
      )
    const own = [0, 1, 2, 3, 4, 5].map((project) => {
      const stations = risen([project])
      expect(new Set(stations.map(String)).size).toBe(1)
      return itemAt(stations, 0)
    })
    expect(own.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(new Set(own.flat()).size).toBe(6)
    for (const all of risen([0, 2])) expect(new Set(all)).toEqual(new Set([own[0], own[2]].flat()))
  })

  it.runIf(width >= 1340)(
    'the bar of the project that is read stands lit beside its card, right and left in turn',
    async () => {
      const { scene, bars } = await render()
      for (const [readProject, side] of [
        [0, 1],
        [1, -1],
        [2, 1],
      ] as const) {
        scene.cue({ cues: { ...UNREAD, readProject, readProjectAt: height / 2 } })
        scene.advance(4, 20)
        const bar = itemAt(
          bars.toSorted((a, b) => b.glow - a.glow),
          0,
        )
        // The middle of the room beside a card of 1,000 px.
        expect(scene.look(bar).u).toBeCloseTo((side * 1000) / width, 1)
        expect(Math.abs(scene.look(bar).v)).toBeLessThan(0.3)
      }
      // While the scene fades, the bar stays.
      const before = bars.map(({ position }) => position.clone())
      scene.cue({ route: 'about' })
      scene.frame(0)
      for (const [index, bar] of bars.entries())
        expect(bar.position.distanceTo(itemAt(before, index)), bar.name).toBeLessThan(0.01)
    },
  )

  it('the sea is calmer at the second station, and still moves', async () => {
    const { scene, bars } = await render()
    scene.seek(0, 1)
    const sea = byHeight(bars).slice(6)
    /** Mean change of a cap's height in 2 seconds. */
    const motionAt = (s: number) => {
      scene.seek(10, s)
      const before = sea.map(cap)
      scene.seek(12, s)
      return mean(sea.map((bar, index) => Math.abs(cap(bar) - itemAt(before, index))))
    }
    const [open, calm] = [motionAt(0), motionAt(1)]
    expect(calm).toBeLessThan(0.35 * open)
    expect(calm).toBeGreaterThan(0.2 * open)
  })
})

it('has one warm bar after a phone was turned', async () => {
  const scene = await renderScene(<PortfolioScene />, { width: 390, height: 844 })
  await act(async () => scene.state().setSize(844, 390))
  scene.seek(3, 2)
  expect(scene.bodies().filter(({ warmAt }) => warmAt !== null)).toHaveLength(1)
})
