import { afterEach, describe, expect, it, vi } from 'vitest'
import { matchesMedia, REDUCED_MOTION, watchMedia } from '../../src/shared/media.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('media queries', () => {
  it('do not match without matchMedia', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(matchesMedia(REDUCED_MOTION)).toBe(false)
    expect(() => watchMedia(REDUCED_MOTION, () => {})()).not.toThrow()
  })

  it('match as in the browser, and report changes until they are stopped', () => {
    const list = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', (query: string) => {
      expect(query).toBe('(prefers-reduced-motion: reduce)')
      return list
    })
    expect(matchesMedia(REDUCED_MOTION)).toBe(true)
    const reported: boolean[] = []
    const stop = watchMedia(REDUCED_MOTION, (matches) => reported.push(matches))
    list.matches = false
    list.dispatchEvent(new Event('change'))
    expect(reported).toEqual([false])
    expect(matchesMedia(REDUCED_MOTION)).toBe(false)
    stop()
    list.dispatchEvent(new Event('change'))
    expect(reported).toEqual([false])
  })
})
