import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advanceTransitions,
  finishedTransition,
  isDrawn,
  TRANSITION_TIME,
  withoutGone,
  withScene,
  type SceneTransition,
} from '../../src/stage/transitions.ts'

const idsOf = (transitions: readonly SceneTransition[]) => transitions.map(({ id }) => id)

describe('transitions', () => {
  it('let the less visible of two scenes leave first when a third one is wanted', () => {
    const transitions = withScene<string>([finishedTransition<string>('home')], 'about')
    const [home, about] = transitions
    if (!home || !about) throw new Error('A change of scenes needs two transitions.')
    about.prepared = true
    for (let frame = 0; frame < 4; frame += 1) advanceTransitions(transitions, TRANSITION_TIME / 16)
    expect(withScene(transitions, 'home')).toEqual([about, home])
    const three = withScene(transitions, 'contact')
    const contact = three.at(-1)
    if (!contact) throw new Error('The wanted scene is last.')
    contact.prepared = true
    advanceTransitions(three, TRANSITION_TIME / 50)
    expect(three.filter(isDrawn)).toEqual([home, about])
    expect(home.progress).toMatchObject({ value: 0.75, lead: true, partner: about.snapshot })
    expect(about.progress.value).toBeCloseTo(0.25 - 5 / 50)
    for (let frame = 0; frame < 3; frame += 1) advanceTransitions(three, TRANSITION_TIME / 50)
    expect(idsOf(withoutGone(three))).toEqual(['home', 'contact'])
    expect(three.filter(isDrawn)).toEqual([home, contact])
    expect(contact.progress).toMatchObject({
      value: expect.closeTo(1 / 50),
      lead: true,
      partner: home.snapshot,
    })
    expect(home.progress.value).toBeCloseTo(0.75 - 1 / 50)
  })

  it('draw at most two scenes, never jump, and end with the last one, for any sequence of changes', () => {
    const change = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.boolean(),
    )
    const prepareLast = (transitions: readonly SceneTransition[]) => {
      const last = transitions.at(-1)
      if (last) last.prepared = true
    }
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let transitions = [finishedTransition<string>('home')]
        for (const [id, seconds, prepared] of changes) {
          const before = new Map(transitions.map(({ key, progress }) => [key, progress.value]))
          transitions = withScene(transitions, id)
          const kept = new Set(transitions.map(({ key }) => key))
          expect(kept.size).toBe(transitions.length)
          for (const { key, progress } of transitions) expect(progress.value).toBe(before.get(key) ?? 0)
          // A scene that is drawn does not vanish with a change.
          for (const [key, value] of before) expect(kept.has(key) || value === 0).toBe(true)
          if (prepared) prepareLast(transitions)
          advanceTransitions(transitions, seconds)
          expect(transitions.filter(({ progress }) => progress.lead)).toHaveLength(1)
          // A scene that leaves for a third one is five times as fast. A frame counts as a tenth of a second
          // at most.
          const most = (5 * Math.min(seconds, 0.1)) / TRANSITION_TIME
          for (const { key, progress } of transitions)
            expect(Math.abs(progress.value - (before.get(key) ?? 0))).toBeLessThanOrEqual(most + 1e-9)
          const drawn = transitions.filter(isDrawn)
          expect(drawn.length).toBeLessThanOrEqual(2)
          expect(drawn.map(({ progress }) => progress.partner)).toEqual(
            drawn.length === 2 ? drawn.map(({ snapshot }) => snapshot).toReversed() : [null],
          )
          transitions = withoutGone(transitions)
          expect(transitions.length).toBeLessThanOrEqual(3)
        }
        prepareLast(transitions)
        for (let frame = 0; frame < 40; frame += 1) {
          advanceTransitions(transitions, 0.1)
          transitions = withoutGone(transitions)
        }
        const wanted = changes.at(-1)?.[0] ?? 'home'
        expect(transitions.map(({ id, progress }) => [id, progress.value])).toEqual([[wanted, 1]])
      }),
    )
  })
})
