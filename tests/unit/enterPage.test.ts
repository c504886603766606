import { afterEach, expect, it, vi } from 'vitest'
import { enterPage, restorePlace } from '../../src/app/enterPage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Enters a page that has an anchor `#part`, and returns what moves the focus and the page, in order. */
function enter(hash: string, reducedMotion: boolean, isSame = false, isNewPage = true): string[] {
  const moves: string[] = []
  const target = (name: string) => ({
    // Browsers scroll to what gets the focus at once.
    focus: (options?: FocusOptions) =>
      moves.push(`focus of ${name}`, ...(options?.preventScroll ? [] : ['instant scroll'])),
  })
  const part = {
    querySelector: () => target('the part'),
    scrollIntoView: ({ behavior = 'auto' }: ScrollIntoViewOptions) => moves.push(`${behavior} scroll`),
  }
  vi.stubGlobal(
    'HTMLDetailsElement',
    class {
      open = false
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  vi.stubGlobal('scrollTo', ({ behavior = 'auto' }: ScrollToOptions) => moves.push(`${behavior} scroll`))
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'part' ? part : null),
    querySelector: () => target('the heading'),
  })
  enterPage(hash, isNewPage, isSame)
  return moves
}

it.each([
  ['an anchor', '#part', 'focus of the part'],
  ['the top', '', 'focus of the heading'],
])('a link to %s of a page moves the focus there, and scrolls once and smoothly', (_, hash, focus) => {
  expect(enter(hash, false)).toEqual([focus, 'smooth scroll'])
  expect(enter(hash, true)).toEqual([focus, 'instant scroll'])
})

it('a link to the anchor of the address, pressed once more, jumps there', () => {
  expect(enter('#part', false, true)).toEqual(['focus of the part', 'instant scroll'])
})

it('a link to the page on the screen leads to its top, and nowhere if its anchor is not there', () => {
  expect(enter('', false, true, false)).toEqual(['focus of the heading', 'smooth scroll'])
  expect(enter('#gone', false, false, false)).toEqual([])
})

it('a place that Back restores stays away from the page to which Forward leads before the next frame', () => {
  let nextFrame: () => void = () => {}
  const places: unknown[] = []
  const state = { left: { y: 1200, document: performance.timeOrigin } }
  vi.stubGlobal('history', { state, replaceState: () => {} })
  vi.stubGlobal('location', { href: '/services' })
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => places.push(top))
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (nextFrame = callback))
  restorePlace()
  nextFrame()
  expect(places).toEqual([1200, 1200])
  restorePlace()
  vi.stubGlobal('location', { href: '/about' })
  nextFrame()
  expect(places).toEqual([1200, 1200, 1200])
})
