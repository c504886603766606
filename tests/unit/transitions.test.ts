import fc from 'fast-check'
import { entrance } from '../../src/engine/entrance.ts'
import { describe, expect, it } from 'vitest'
import {
  advanceTransitions,
  finishedTransition,
  withoutGone,
  withScene,
  type SceneTransition,
} from '../../src/stage/transitions.ts'

const idsOf = (transitions: readonly SceneTransition[]) => transitions.map(({ id }) => id)
const prepareLast = (transitions: readonly SceneTransition[]) => {
  const last = transitions.at(-1)
  if (last) last.prepared = true
}

describe('transitions', () => {
  it('fade the old scene out, then the new one in, and the old one back in where it is wanted again', () => {
    const transitions = withScene<string>([finishedTransition<string>('home')], 'about')
    const [home, about] = transitions
    if (!home || !about) throw new Error('A change of scenes needs two transitions.')
    expect(advanceTransitions(transitions, entrance.fade / 2)).toBe(false)
    expect(home.progress).toEqual({ value: 1, drawn: true })
    about.prepared = true
    advanceTransitions(transitions, entrance.fade / 2)
    expect([home.progress.value, about.progress.value]).toEqual([0.5, 0])
    expect(withScene(transitions, 'home')).toEqual([home])
    expect(advanceTransitions(transitions, entrance.fade / 2)).toBe(true)
    expect(about.progress).toEqual({ value: 0.5, drawn: true })
    expect(home.progress).toEqual({ value: 0, drawn: false })
    expect(idsOf(withoutGone(transitions))).toEqual(['about'])
  })

  it('draw one scene, never jump, and end with the last one, for any sequence of changes', () => {
    const change = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let transitions = [finishedTransition<string>('home')]
        for (const [id, seconds, prepared] of changes) {
          const before = new Map(transitions.map(({ key, progress }) => [key, progress.value]))
          transitions = withScene(transitions, id)
          const kept = new Set(transitions.map(({ key }) => key))
          for (const { key, progress } of transitions) expect(progress.value).toBe(before.get(key) ?? 0)
          // A scene that is drawn does not vanish with a change.
          for (const [key, value] of before) expect(kept.has(key) || value === 0).toBe(true)
          if (prepared) prepareLast(transitions)
          advanceTransitions(transitions, seconds)
          expect(transitions.filter(({ progress }) => progress.drawn)).toHaveLength(1)
          for (const { progress } of transitions) expect(progress.drawn || progress.value === 0).toBe(true)
          // A frame counts as a tenth of a second at most.
          const most = Math.min(seconds, 0.1) / entrance.fade
          for (const { key, progress } of transitions)
            expect(Math.abs(progress.value - (before.get(key) ?? 0))).toBeLessThanOrEqual(most + 1e-9)
          transitions = withoutGone(transitions)
          expect(transitions.length).toBeLessThanOrEqual(2)
        }
        prepareLast(transitions)
        for (let frame = 0; frame < 8; frame += 1) {
          advanceTransitions(transitions, 0.1)
          transitions = withoutGone(transitions)
        }
        const wanted = changes.at(-1)?.[0] ?? 'home'
        expect(transitions.map(({ id, progress }) => [id, progress.value])).toEqual([[wanted, 1]])
      }),
    )
  })
})
