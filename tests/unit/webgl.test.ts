import { describe, expect, it, vi } from 'vitest'
import { detectWebgl } from '../../src/backdrop/page/detectWebgl.ts'
import { readRenderer, type WebglSupport } from '../../src/backdrop/worker/readRenderer.ts'

describe('reading the renderer', () => {
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
  ])('classifies %s as %s', (renderer, answer) => {
    expect(readRenderer(canvasThat(() => context(renderer)))).toBe(answer)
  })

  it('classifies a context as software if the browser refuses one without a performance caveat', () => {
    const asked: unknown[] = []
    const getContext = (_: string, attributes?: { failIfMajorPerformanceCaveat?: boolean }) => {
      asked.push(attributes)
      return attributes?.failIfMajorPerformanceCaveat ? null : context('Apple M2')
    }
    const canvas = { getContext } as unknown as HTMLCanvasElement
    expect(readRenderer(() => canvas)).toBe('software')
    expect(asked).toEqual([{ failIfMajorPerformanceCaveat: true }, undefined])
  })

  it('finds none if there is no context, if asking for it throws, and if the context is lost', () => {
    const throwing = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readRenderer(canvasThat(() => null))).toBe('none')
    expect(readRenderer(canvasThat(throwing))).toBe('none')
    expect(readRenderer(canvasThat(() => context('Apple M4', null)))).toBe('none')
  })

  it('finds none in a browser that has only WebGL 1', () => {
    const getContext = (kind: string) => (kind === 'webgl2' ? null : context('Apple M2'))
    expect(readRenderer(() => ({ getContext }) as unknown as HTMLCanvasElement)).toBe('none')
  })

  it('releases its context', () => {
    const loseContext = vi.fn<() => void>()
    const gl = { ...context('Apple M2'), getExtension: () => ({ loseContext, UNMASKED_RENDERER_WEBGL: 4 }) }
    readRenderer(canvasThat(() => gl))
    expect(loseContext).toHaveBeenCalledOnce()
  })
})

describe('detecting WebGL', () => {
  /** A worker that answers or fails when the test says so. */
  function createDetector() {
    const events = new EventTarget()
    const terminate = vi.fn<() => void>()
    return {
      start: () => Object.assign(events, { terminate }) as unknown as Worker,
      terminate,
      answer: (data: WebglSupport) => events.dispatchEvent(new MessageEvent('message', { data })),
      fail() {
        const error = new Event('error', { cancelable: true })
        events.dispatchEvent(error)
        return error
      },
    }
  }
  const createPageDetector = (webgl: WebglSupport) => vi.fn<() => WebglSupport>(() => webgl)

  it.each(['hardware', 'software'] as const)(
    'takes %s from the worker without a context in the page',
    async (kind) => {
      const detector = createDetector()
      const detectInPage = createPageDetector('none')
      const found = detectWebgl(detector.start, detectInPage)
      detector.answer(kind)
      expect(await found).toEqual({ webgl: kind, inWorker: true })
      expect(detectInPage).not.toHaveBeenCalled()
      expect(detector.terminate).toHaveBeenCalledOnce()
    },
  )

  it('detects in the page if workers have no WebGL, and keeps the stage there', async () => {
    const detector = createDetector()
    const found = detectWebgl(detector.start, createPageDetector('hardware'))
    detector.answer('none')
    expect(await found).toEqual({ webgl: 'hardware', inWorker: false })
    expect(detector.terminate).toHaveBeenCalledOnce()
  })

  it('detects in the page if canvases cannot be transferred', async () => {
    expect(await detectWebgl(null, createPageDetector('software'))).toEqual({
      webgl: 'software',
      inWorker: false,
    })
  })

  it('detects in the page if its worker dies or is refused, reports neither, and still lets the stage try a worker', async () => {
    const detector = createDetector()
    const found = detectWebgl(detector.start, createPageDetector('hardware'))
    expect(detector.fail().defaultPrevented).toBe(true)
    expect(await found).toEqual({ webgl: 'hardware', inWorker: true })
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    expect(await detectWebgl(refuse, createPageDetector('none'))).toEqual({ webgl: 'none', inWorker: true })
  })

  it('waits for the worker without a time limit', async () => {
    vi.useFakeTimers()
    try {
      const detector = createDetector()
      const detectInPage = createPageDetector('hardware')
      const found = detectWebgl(detector.start, detectInPage)
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(detector.terminate).not.toHaveBeenCalled()
      detector.answer('software')
      expect(await found).toEqual({ webgl: 'software', inWorker: true })
      expect(detectInPage).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })
})
