import { describe, expect, it, vi } from 'vitest'
import { findWebgl } from '../../src/backdrop/findWebgl.ts'
import { probeWebgl, type Webgl } from '../../src/backdrop/probeWebgl.ts'

describe('the WebGL probe', () => {
  const canvasThat = (getContext: () => unknown) => () => ({ getContext }) as unknown as HTMLCanvasElement
  const context = (renderer: string, precision: object | null = {}) => ({
    VERTEX_SHADER: 1,
    HIGH_FLOAT: 2,
    RENDERER: 3,
    getExtension: (name: string) =>
      name === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: 4 } : null,
    getShaderPrecisionFormat: () => precision,
    getParameter: () => renderer,
  })

  it.each([
    ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2)', 'hardware'],
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))', 'software'],
    ['llvmpipe (LLVM 15.0.7, 256 bits)', 'software'],
    ['ANGLE (Microsoft, Microsoft Basic Render Driver)', 'software'],
  ])('takes %s for %s', (renderer, answer) => {
    expect(probeWebgl(canvasThat(() => context(renderer)))).toBe(answer)
  })

  it('takes a context for slow that comes only without a wish for hardware', () => {
    const asked: unknown[] = []
    const getContext = (_: string, attributes?: { failIfMajorPerformanceCaveat?: boolean }) => {
      asked.push(attributes)
      return attributes?.failIfMajorPerformanceCaveat ? null : context('Apple M2')
    }
    const canvas = { getContext } as unknown as HTMLCanvasElement
    expect(probeWebgl(() => canvas)).toBe('software')
    expect(asked).toEqual([{ failIfMajorPerformanceCaveat: true }, undefined])
  })

  it('finds none where there is none, where asking throws, and where a context is broken', () => {
    const throwing = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(probeWebgl(canvasThat(() => null))).toBe('none')
    expect(probeWebgl(canvasThat(throwing))).toBe('none')
    expect(probeWebgl(canvasThat(() => context('Apple M4', null)))).toBe('none')
  })

  it('gives its context back', () => {
    const loseContext = vi.fn<() => void>()
    const gl = { ...context('Apple M2'), getExtension: () => ({ loseContext, UNMASKED_RENDERER_WEBGL: 4 }) }
    probeWebgl(canvasThat(() => gl))
    expect(loseContext).toHaveBeenCalledOnce()
  })
})

describe('finding WebGL', () => {
  /** A worker that does nothing by itself. */
  function createProbe() {
    const events = new EventTarget()
    const terminate = vi.fn<() => void>()
    return {
      start: () => Object.assign(events, { terminate }) as unknown as Worker,
      terminate,
      answer: (data: Webgl) => events.dispatchEvent(new MessageEvent('message', { data })),
      die() {
        const error = new Event('error', { cancelable: true })
        events.dispatchEvent(error)
        return error
      },
    }
  }
  const createLook = (webgl: Webgl) => vi.fn<() => Webgl>(() => webgl)

  it.each(['hardware', 'software'] as const)(
    'takes %s from the worker, and leaves the page alone',
    async (kind) => {
      const probe = createProbe()
      const look = createLook('none')
      const found = findWebgl(probe.start, look)
      probe.answer(kind)
      expect(await found).toEqual({ webgl: kind, inWorker: true })
      expect(look).not.toHaveBeenCalled()
      expect(probe.terminate).toHaveBeenCalledOnce()
    },
  )

  it('looks in the page where a worker finds none, and keeps the scene there', async () => {
    const probe = createProbe()
    const found = findWebgl(probe.start, createLook('hardware'))
    probe.answer('none')
    expect(await found).toEqual({ webgl: 'hardware', inWorker: false })
    expect(probe.terminate).toHaveBeenCalledOnce()
  })

  it('looks in the page where no worker may draw', async () => {
    expect(await findWebgl(null, createLook('software'))).toEqual({ webgl: 'software', inWorker: false })
  })

  it('looks in the page when its worker dies or is refused, and reports neither: the one that draws may do better', async () => {
    const probe = createProbe()
    const found = findWebgl(probe.start, createLook('hardware'))
    expect(probe.die().defaultPrevented).toBe(true)
    expect(await found).toEqual({ webgl: 'hardware', inWorker: true })
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    expect(await findWebgl(refuse, createLook('none'))).toEqual({ webgl: 'none', inWorker: true })
  })

  it('never looks in the page while a worker waits for its renderer, and takes a late answer', async () => {
    vi.useFakeTimers()
    try {
      const probe = createProbe()
      const look = createLook('hardware')
      const found = findWebgl(probe.start, look)
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(probe.terminate).not.toHaveBeenCalled()
      probe.answer('software')
      expect(await found).toEqual({ webgl: 'software', inWorker: true })
      expect(look).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })
})
