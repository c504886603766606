import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../src/shared/idle.ts'
import { clamp, damp, smoothstep } from '../../src/shared/math.ts'
import { matchesMedia, REDUCED_MOTION, watchMedia } from '../../src/shared/media.ts'
import { normalisePath, readablePath } from '../../src/shared/paths.ts'
import { createRandom } from '../../src/shared/random.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { cutText, tidyLine } from '../../src/shared/text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenIdle', () => {
  const task = () => vi.fn<() => void>()
  const stub = (readyState: string) => {
    const onLoad: (() => void)[] = []
    const requests: { run: () => void; timeout: number }[] = []
    vi.stubGlobal('document', { readyState })
    vi.stubGlobal('addEventListener', (type: string, listener: () => void, options: { once: boolean }) => {
      expect([type, options.once]).toEqual(['load', true])
      onLoad.push(listener)
    })
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) => {
      requests.push({ run, timeout })
    })
    return { onLoad, requests }
  }

  it('runs the task when the browser is idle', () => {
    const { onLoad, requests } = stub('complete')
    const work = task()
    whenIdle(work, 1500)
    expect(onLoad).toEqual([])
    expect(requests.map(({ timeout }) => timeout)).toEqual([1500])
    expect(work).not.toHaveBeenCalled()
    for (const request of requests) request.run()
    expect(work).toHaveBeenCalledExactlyOnceWith()
  })

  it('waits for the page to load first', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { onLoad, requests } = stub('interactive')
    whenIdle(task())
    vi.runAllTimers()
    expect(requests).toEqual([])
    for (const listener of onLoad) listener()
    vi.runAllTimers()
    expect(requests).toHaveLength(1)
  })

  it('runs the task after a delay in browsers without requestIdleCallback', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stub('complete')
    vi.stubGlobal('requestIdleCallback', undefined)
    const work = task()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })
})

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

describe('the random generator', () => {
  it('gives the same sequence for the same seed only', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('is mulberry32', () => {
    const random = createRandom(0)
    const first = Array.from({ length: 3 }, () => random.next())
    expect(first).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
  })

  it('is uniform, and picks all items equally often', () => {
    const random = createRandom(11)
    const picked = { a: 0, b: 0, c: 0, d: 0 }
    for (let draw = 0; draw < 4000; draw += 1)
      picked[random.pick<keyof typeof picked>(['a', 'b', 'c', 'd'])] += 1
    for (const times of Object.values(picked)) expect(Math.abs(times - 1000)).toBeLessThan(120)
    const values = Array.from({ length: 4000 }, () => random.between(-2, 6))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean - 2)).toBeLessThan(0.15)
    expect(Math.min(...values)).toBeLessThan(-1.9)
    expect(Math.max(...values)).toBeGreaterThan(5.9)
  })

  it('stays within its bounds for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), (seed, min) => {
        const random = createRandom(seed)
        const value = random.between(min, min + 3)
        const index = random.index(5)
        return value >= min && value < min + 3 && Number.isInteger(index) && index >= 0 && index < 5
      }),
    )
  })
})

describe('math', () => {
  it('damps exponentially towards the target', () => {
    expect(damp(2, 10, 5, 0)).toBe(2)
    expect(damp(0, 10, 5, 1)).toBeCloseTo(10 * (1 - Math.exp(-5)), 12)
    expect(damp(0, 10, 5, 100)).toBeCloseTo(10, 12)
  })

  it('damps to the same value in one step or in many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (steps) => {
        let value = 0
        for (let step = 0; step < steps; step += 1) value = damp(value, 10, 5, 1 / steps)
        expect(value).toBeCloseTo(damp(0, 10, 5, 1), 9)
      }),
    )
  })

  it('clamps, and eases between two bounds', () => {
    expect([clamp(-1, 0, 1), clamp(0.4, 0, 1), clamp(9, 0, 1)]).toEqual([0, 0.4, 1])
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 5)]).toEqual([0, 0.5, 1])
  })
})

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/about/', '/about'],
    ['/about', '/about'],
    ['//', '//'],
    ['/about//', '/about//'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about.html', '/about'],
    ['/privacy-policy.html/', '/privacy-policy'],
    ['/404.html', '/404.html'],
    ['/.html', '/.html'],
    ['/about/index.html', '/about/index.html'],
    ['/about.html.html', '/about.html.html'],
    ['//index.html', '//index.html'],
    ['/about.htm', '/about.htm'],
  ])('normalises %s to %s', (path, normalised) => {
    expect(normalisePath(path)).toBe(normalised)
  })

  it('leaves a normalised path as it is', () => {
    const part = fc.constantFrom('/', 'about', 'index', '404', '.html', '.', '')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = normalisePath(`/${parts.join('')}`)
        expect(normalisePath(path)).toBe(path)
      }),
    )
  })

  it('decodes any path without throwing', () => {
    expect(readablePath('/caf%C3%A9')).toBe('/café')
    expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A')
    fc.assert(fc.property(fc.string(), (path) => typeof readablePath(path) === 'string'))
  })
})

describe('text', () => {
  it('has no line break, control character or bidi mark in a line', () => {
    expect(tidyLine('  Ada\r\nBcc: all@example.org ')).toBe('Ada Bcc: all@example.org')
    expect(tidyLine('\u202Eevil\u200B')).toBe('evil')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => !/[\u0000-\u001f\u202a-\u202e]/.test(tidyLine(text)),
      ),
    )
  })

  it('keeps letters of any script', () => {
    expect(tidyLine('Žofie Łuczak, 山田 太郎, אבג')).toBe('Žofie Łuczak, 山田 太郎, אבג')
  })

  it('cuts between grapheme clusters', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(cutText(`ab${family}c`, 5)).toBe('ab')
    expect(cutText(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const cut = cutText(text, length)
        return cut.length <= length && text.startsWith(cut)
      }),
    )
    const bytes = (part: string) => Buffer.byteLength(part)
    expect(cutText('aжж', 4, bytes)).toBe('aж')
  })

  it('becomes an anchor of ASCII letters, digits and hyphens', () => {
    expect(slugOf('Connected devices (IoT)')).toBe('connected-devices-iot')
    expect(slugOf('AI/ML')).toBe('ai-ml')
    expect(slugOf('  (Web & mobile)  ')).toBe('web-mobile')
    expect(slugOf('Lucía')).toBe('lucia')
  })
})
