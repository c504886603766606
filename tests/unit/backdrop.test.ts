import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { deviceFacts } from '../../src/backdrop/browserFacts.ts'
import { canRun, decide, type Facts } from '../../src/backdrop/policy.ts'
import {
  advanceActs,
  changeTo,
  CHANGE_TIME,
  openingAct,
  settleActs,
  withoutGone,
} from '../../src/backdrop/stage/acts.ts'
import { createPacer } from '../../src/backdrop/stage/pacer.ts'
import { able } from '../helpers/facts.ts'

describe('the policy', () => {
  it('animates on an able device, and where the facts are absent', () => {
    expect(decide(able)).toBe('animated')
    expect(decide({ ...able, deviceMemory: undefined, cores: undefined })).toBe('animated')
  })

  it.each([
    { reducedMotion: true },
    { saveData: true },
    { deviceMemory: 2 },
    { cores: 1 },
    { webgl: 'software' },
    { slow: true },
  ] as const)('shows the poster for %j, unless the visitor asks for the scene', (fact) => {
    expect(decide({ ...able, ...fact })).toBe('poster')
    expect(decide({ ...able, ...fact, preference: 'play' })).toBe('animated')
  })

  it.each([{ webgl: 'none' }, { failed: true }, { forcedColors: true }] as const)(
    'shows the poster for %j, whatever anybody wants',
    (fact) => {
      for (const preference of ['auto', 'play', 'pause'] as const) {
        expect(decide({ ...able, ...fact, preference, started: true })).toBe('poster')
      }
      expect(canRun({ ...able, ...fact })).toBe(false)
    },
  )

  it('stops a scene at its frame, and loads none for a remembered pause', () => {
    expect(decide({ ...able, preference: 'pause', started: true })).toBe('paused')
    expect(decide({ ...able, preference: 'pause' })).toBe('poster')
  })

  it('runs nothing in a hidden tab', () => {
    expect(decide({ ...able, hidden: true, started: true })).toBe('paused')
    expect(decide({ ...able, hidden: true, preference: 'play' })).toBe('poster')
  })

  it('never animates against a pause, a fault or a hidden tab, for any facts', () => {
    const facts = fc.record<Facts>({
      preference: fc.constantFrom('auto', 'play', 'pause'),
      reducedMotion: fc.boolean(),
      saveData: fc.boolean(),
      deviceMemory: fc.option(fc.double({ min: 0.25, max: 32, noNaN: true }), { nil: undefined }),
      cores: fc.option(fc.integer({ min: 1, max: 64 }), { nil: undefined }),
      webgl: fc.constantFrom('hardware', 'software', 'none'),
      forcedColors: fc.boolean(),
      failed: fc.boolean(),
      slow: fc.boolean(),
      hidden: fc.boolean(),
      started: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (each) => {
        if (decide(each) !== 'animated') return
        expect(each).toMatchObject({ failed: false, hidden: false, forcedColors: false })
        expect(each.preference).not.toBe('pause')
        expect(each.webgl).not.toBe('none')
        if (each.preference === 'auto') expect(each.reducedMotion).toBe(false)
      }),
    )
  })
})

describe('the facts of the device', () => {
  const read = (navigator: object) => {
    vi.stubGlobal('navigator', navigator)
    const facts = deviceFacts()
    vi.unstubAllGlobals()
    return facts
  }

  it('are what the browser says, and absent where it says nothing', () => {
    expect(read({ hardwareConcurrency: 6, deviceMemory: 4, connection: { saveData: true } })).toEqual({
      saveData: true,
      deviceMemory: 4,
      cores: 6,
    })
    expect(read({})).toEqual({ saveData: false, deviceMemory: undefined, cores: undefined })
    expect(read({ connection: {} })).toMatchObject({ saveData: false })
  })

  it('allow the scene at 4 GiB and 2 cores, and not below', () => {
    expect(decide({ ...able, deviceMemory: 4, cores: 2 })).toBe('animated')
    expect(decide({ ...able, deviceMemory: 3.9, cores: 2 })).toBe('poster')
    expect(decide({ ...able, deviceMemory: 4, cores: 1 })).toBe('poster')
  })
})

describe('the change of scenes', () => {
  it('starts settled', () => {
    expect(openingAct('home')).toEqual([
      { key: 0, id: 'home', progress: { value: 1, lead: true }, prepared: true },
    ])
  })

  it('keeps the acts where the scene stays the same', () => {
    const acts = openingAct('home')
    expect(changeTo(acts, 'home')).toBe(acts)
  })

  it('goes on with what is there until the new scene is prepared', () => {
    const acts = changeTo(openingAct('home'), 'about')
    expect(advanceActs(acts, 1)).toBe(false)
    expect(acts.map(({ progress }) => progress)).toEqual([
      { value: 1, lead: true },
      { value: 0, lead: false },
    ])
    expect(withoutGone(acts)).toEqual(acts)
    // What nobody has seen makes way.
    expect(changeTo(acts, 'contact').map(({ id }) => id)).toEqual(['home', 'contact'])
    expect(changeTo(acts, 'home')).toEqual([acts[0]])
  })

  it('lets the old scene sink while the new one rises, and ends with the new one', () => {
    const acts = changeTo(openingAct('home'), 'about')
    acts[1]!.prepared = true
    advanceActs(acts, CHANGE_TIME / 20)
    expect(acts.map(({ progress }) => progress.lead)).toEqual([false, true])
    expect(acts[0]!.progress.value).toBeCloseTo(0.95)
    expect(acts[1]!.progress.value).toBeCloseTo(0.05)
    let gone = false
    for (let frame = 0; frame < 60 && !gone; frame += 1) gone = advanceActs(acts, CHANGE_TIME / 40)
    expect(gone).toBe(true)
    expect(withoutGone(acts).map(({ id }) => id)).toEqual(['about'])
  })

  it('turns round where the old scene is wanted again before it has sunk', () => {
    const acts = changeTo(openingAct('home'), 'about')
    acts[1]!.prepared = true
    advanceActs(acts, CHANGE_TIME / 4)
    advanceActs(acts, CHANGE_TIME / 4)
    const values = new Map(acts.map(({ key, progress }) => [key, progress.value]))
    const back = changeTo(acts, 'home')
    expect(back.map(({ id, key }) => [id, key])).toEqual([
      ['about', 1],
      ['home', 0],
    ])
    for (const { key, progress } of back) expect(progress.value).toBe(values.get(key))
    advanceActs(back, CHANGE_TIME / 20)
    expect(back.map(({ progress }) => progress.lead)).toEqual([false, true])
    expect(back[1]!.progress.value).toBeGreaterThan(values.get(0)!)
  })

  it('can be ended at once', () => {
    const acts = changeTo(openingAct('home'), 'about')
    advanceActs(acts, CHANGE_TIME / 2)
    expect(settleActs(acts)).toBe(true)
    expect(acts.map(({ progress }) => progress.value)).toEqual([0, 1])
    expect(advanceActs(acts, 0)).toBe(true)
    expect(settleActs(withoutGone(acts))).toBe(false)
  })

  it('never has more than two scenes on stage, never jumps, and ends in the last one', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...ids), fc.double({ min: 0, max: 0.4, noNaN: true }), fc.boolean()),
        ),
        (changes) => {
          let acts = openingAct<string>('home')
          let wanted = 'home'
          for (const [id, seconds, inTime] of changes) {
            wanted = id
            const before = new Map(acts.map((act) => [act.key, act.progress.value]))
            acts = changeTo(acts, id)
            expect(new Set(acts.map(({ key }) => key)).size).toBe(acts.length)
            for (const act of acts) expect(act.progress.value).toBe(before.get(act.key) ?? 0)
            // Nothing that is seen vanishes with a change.
            const kept = new Set(acts.map(({ key }) => key))
            for (const [key, value] of before) expect(kept.has(key) || value === 0).toBe(true)
            if (inTime) acts.at(-1)!.prepared = true
            advanceActs(acts, seconds)
            expect(acts.filter(({ progress }) => progress.lead)).toHaveLength(1)
            acts = withoutGone(acts)
            expect(acts.filter(({ prepared }) => prepared).length).toBeLessThanOrEqual(2)
          }
          acts.at(-1)!.prepared = true
          for (let frame = 0; frame < 40; frame += 1) {
            advanceActs(acts, 0.1)
            acts = withoutGone(acts)
          }
          expect(acts.map(({ id, progress }) => [id, progress.value])).toEqual([[wanted, 1]])
        },
      ),
    )
  })
})

describe('the pacer', () => {
  const run = (pacer: ReturnType<typeof createPacer>, seconds: number, frame: number) => {
    const paces = []
    for (let passed = 0; passed < seconds; passed += frame) {
      const pace = pacer.frame(frame)
      if (pace) paces.push(pace)
    }
    return paces
  }

  it('leaves the pixel ratio alone while frames come in time', () => {
    expect(run(createPacer(), 120, 1 / 60)).toEqual([])
  })

  it('steps down within two seconds of late frames, and never below its last step', () => {
    const paces = run(createPacer(), 20, 1 / 30)
    expect(run(createPacer(), 2, 1 / 30)[0]!.scale).toBeLessThan(1)
    expect(paces.map(({ scale }) => scale)).toEqual([0.85, 0.7, 0.55])
    expect(paces.at(-1)!.slow).toBe(false)
  })

  it('takes no notice of single hitches, however long', () => {
    const pacer = createPacer()
    for (let hitch = 0; hitch < 40; hitch += 1) {
      expect(pacer.frame(1)).toBeNull()
      expect(run(pacer, 0.5, 1 / 60)).toEqual([])
    }
  })

  it('wants two late windows in a row', () => {
    const pacer = createPacer()
    for (let turn = 0; turn < 20; turn += 1) {
      expect(run(pacer, 0.81, 1 / 30)).toEqual([])
      expect(run(pacer, 0.81, 1 / 60)).toEqual([])
    }
  })

  it('forgets late frames when it is told to', () => {
    const pacer = createPacer()
    for (let turn = 0; turn < 20; turn += 1) {
      expect(run(pacer, 1.5, 1 / 30)).toEqual([])
      pacer.reset()
    }
  })

  it('says so once when 20 frames a second cannot be held at the lowest step', () => {
    const paces = run(createPacer(), 60, 1 / 12)
    expect(paces.filter(({ slow }) => slow)).toEqual([{ scale: 0.55, slow: true }])
  })

  it('steps back up after a minute of easy frames, and once a minute', () => {
    const pacer = createPacer()
    run(pacer, 2, 1 / 30)
    expect(run(pacer, 58, 1 / 60)).toEqual([])
    expect(run(pacer, 5, 1 / 60)).toEqual([{ scale: 1, slow: false }])
    expect(run(pacer, 240, 1 / 60)).toEqual([])
  })
})
