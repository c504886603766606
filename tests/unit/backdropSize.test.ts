import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBackdropView, MAX_DPR, watchPixelRatio } from '../../src/backdrop/backdropView.ts'
import { createStatusStore } from '../../src/backdrop/status.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the size of the canvas', () => {
  const measure = (clientWidth: number, clientHeight: number, devicePixelRatio: number) => {
    vi.stubGlobal('devicePixelRatio', devicePixelRatio)
    const backdrop = { clientWidth, clientHeight, toggleAttribute: () => true } as unknown as HTMLElement
    return createBackdropView(backdrop, createStatusStore()).measure()
  }

  it.each([
    [1440, 900, 1, 1],
    [1280, 720, 1.5, 1.5],
    [390, 844, MAX_DPR + 1, MAX_DPR],
    [800, 600, Number.NaN, 1],
    [0, 0, 2, MAX_DPR],
  ])('of a window of %d x %d at a pixel ratio of %d has the ratio %d', (width, height, ratio, expected) => {
    expect(measure(width, height, ratio)).toEqual({ width, height, dpr: expected })
  })

  it('has four million pixels at most in a window of 8K at a pixel ratio of 3', () => {
    const { width, height, dpr } = measure(7680, 4320, 3)
    expect(width * height * dpr ** 2).toBeCloseTo(4_000_000)
  })
})

it('the pixel ratio is watched over many changes', () => {
  let change = () => {}
  const queries: string[] = []
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query)
    return { addEventListener: (_type: string, listener: () => void) => void (change = listener) }
  })
  const onChange = vi.fn<() => void>()
  watchPixelRatio(onChange)
  for (const ratio of [2, 1.5]) {
    vi.stubGlobal('devicePixelRatio', ratio)
    change()
  }
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(queries).toEqual(['(resolution: 1dppx)', '(resolution: 2dppx)', '(resolution: 1.5dppx)'])
})
