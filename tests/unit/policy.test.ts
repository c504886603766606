import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  deviceConditions,
  canRun,
  isIdle,
  decideLevel,
  type BackdropConditions,
} from '../../src/backdrop/policy.ts'
import { capableConditions } from '../helpers/conditions.ts'

describe('the policy', () => {
  it('animates from 4 GiB and 2 cores upwards, and on a device that reports neither', () => {
    expect(decideLevel(capableConditions)).toBe('animated')
    expect(decideLevel({ ...capableConditions, deviceMemory: 4, cores: 2 })).toBe('animated')
    expect(decideLevel({ ...capableConditions, deviceMemory: undefined, cores: undefined })).toBe('animated')
  })

  it.each([
    { reducedMotion: true },
    { saveData: true },
    { deviceMemory: 3.9 },
    { cores: 1 },
    { webgl: 'software' },
    { slow: true },
  ] as const)('shows the poster for %j unless the visitor asks for the scene', (fact) => {
    expect(decideLevel({ ...capableConditions, ...fact })).toBe('poster')
    expect(decideLevel({ ...capableConditions, ...fact, preference: 'play' })).toBe('animated')
  })

  it('animates on any device of demo mode that renders WebGL, against no wish of the visitor', () => {
    const demo = { ...capableConditions, anyDevice: true }
    for (const weak of [{ webgl: 'software' }, { slow: true }, { deviceMemory: 2 }, { cores: 1 }] as const)
      expect(decideLevel({ ...demo, ...weak })).toBe('animated')
    for (const wish of [{ reducedMotion: true }, { saveData: true }, { preference: 'pause' }] as const)
      expect(decideLevel({ ...demo, ...wish })).toBe('poster')
  })

  it.each([{ webgl: 'none' }, { failed: true }, { forcedColors: true }, { bare: true }] as const)(
    'shows the poster for %j whatever the visitor chooses',
    (fact) => {
      for (const preference of ['auto', 'play', 'pause'] as const) {
        expect(decideLevel({ ...capableConditions, ...fact, preference, started: true })).toBe('poster')
      }
      expect(canRun({ ...capableConditions, ...fact })).toBe(false)
    },
  )

  it('pauses a started scene, and shows the poster for a pause remembered from an earlier visit', () => {
    expect(decideLevel({ ...capableConditions, preference: 'pause', started: true })).toBe('paused')
    expect(decideLevel({ ...capableConditions, preference: 'pause' })).toBe('poster')
  })

  it('pauses a started scene in a hidden tab, and starts none there', () => {
    expect(decideLevel({ ...capableConditions, hidden: true, started: true })).toBe('paused')
    expect(decideLevel({ ...capableConditions, hidden: true, preference: 'play' })).toBe('poster')
  })

  it('rests while nobody looks, unless the visitor has pressed Play on this page', () => {
    const unattended = { ...capableConditions, attended: false }
    expect(isIdle(capableConditions)).toBe(false)
    expect(isIdle(unattended)).toBe(true)
    expect(decideLevel(unattended)).toBe('animated')
    expect(isIdle({ ...unattended, preference: 'play' })).toBe(true)
    expect(isIdle({ ...unattended, preference: 'play', pressedPlay: true })).toBe(false)
    for (const still of [{ hidden: true }, { preference: 'pause' }] as const)
      expect(isIdle({ ...unattended, ...still, started: true })).toBe(false)
  })

  it('never animates a paused, failed, hidden or impossible scene, for any conditions', () => {
    const conditions = fc.record<BackdropConditions>({
      preference: fc.constantFrom('auto', 'play', 'pause'),
      reducedMotion: fc.boolean(),
      saveData: fc.boolean(),
      deviceMemory: fc.option(fc.double({ min: 0.25, max: 32, noNaN: true }), { nil: undefined }),
      cores: fc.option(fc.integer({ min: 1, max: 64 }), { nil: undefined }),
      webgl: fc.constantFrom('hardware', 'software', 'none'),
      forcedColors: fc.boolean(),
      bare: fc.boolean(),
      anyDevice: fc.boolean(),
      failed: fc.boolean(),
      slow: fc.boolean(),
      hidden: fc.boolean(),
      started: fc.boolean(),
      attended: fc.boolean(),
      pressedPlay: fc.boolean(),
    })
    fc.assert(
      fc.property(conditions, (each) => {
        const level = decideLevel(each)
        expect(['animated', 'paused', 'poster']).toContain(level)
        if (level !== 'animated') return
        expect(each).toMatchObject({ failed: false, hidden: false, forcedColors: false })
        expect(each.preference).not.toBe('pause')
        expect(each.webgl).not.toBe('none')
        if (each.preference === 'auto') expect(each.reducedMotion).toBe(false)
      }),
    )
  })
})

describe('the device conditions', () => {
  const read = (navigator: object) => {
    vi.stubGlobal('navigator', navigator)
    const conditions = deviceConditions()
    vi.unstubAllGlobals()
    return conditions
  }

  it('are what the browser reports, and undefined if it reports nothing', () => {
    expect(read({ hardwareConcurrency: 6, deviceMemory: 4, connection: { saveData: true } })).toEqual({
      saveData: true,
      deviceMemory: 4,
      cores: 6,
    })
    expect(read({})).toEqual({ saveData: false, deviceMemory: undefined, cores: undefined })
    expect(read({ connection: {} })).toMatchObject({ saveData: false })
  })
})
