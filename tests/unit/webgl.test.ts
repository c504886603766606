import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { detectWebgl } from '../../src/stage/detectWebgl.ts'
import { readRenderer } from '../../src/stage/readRenderer.ts'

describe('reading the renderer', () => {
  const canvasThat = (getContext: (kind: string) => unknown) => () =>
    ({ getContext }) as unknown as HTMLCanvasElement
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
    expect(readRenderer(canvasThat(getContext))).toBe('software')
    expect(asked).toEqual([{ failIfMajorPerformanceCaveat: true }, undefined])
  })

  it('finds none without a context of WebGL 2, if asking for it throws, and if the context is lost', () => {
    const throwing = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readRenderer(canvasThat(() => null))).toBe('none')
    expect(readRenderer(canvasThat(throwing))).toBe('none')
    expect(readRenderer(canvasThat(() => context('Apple M4', null)))).toBe('none')
    expect(readRenderer(canvasThat((kind) => (kind === 'webgl2' ? null : context('Apple M2'))))).toBe('none')
  })

  it('releases its context', () => {
    const loseContext = vi.fn<() => void>()
    const gl = { ...context('Apple M2'), getExtension: () => ({ loseContext, UNMASKED_RENDERER_WEBGL: 4 }) }
    readRenderer(canvasThat(() => gl))
    expect(loseContext).toHaveBeenCalledOnce()
  })
})

describe('detecting WebGL', () => {
  function start() {
    const worker = Object.assign(new EventTarget(), { terminate() {} })
    const inPage = () => 'hardware' as const
    return { worker, found: detectWebgl(() => worker as unknown as Worker, inPage) }
  }

  it('happens in the page if the worker dies or is refused, and lets the stage try one', async () => {
    const { worker, found } = start()
    const error = new Event('error', { cancelable: true })
    worker.dispatchEvent(error)
    expect(error.defaultPrevented).toBe(true)
    expect(await found).toEqual({ webgl: 'hardware', inWorker: true })
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    expect(await detectWebgl(refuse, () => 'none')).toEqual({ webgl: 'none', inWorker: true })
  })

  it('puts the stage into the page if workers have no WebGL', async () => {
    const { worker, found } = start()
    worker.dispatchEvent(new MessageEvent('message', { data: 'none' }))
    expect(await found).toEqual({ webgl: 'hardware', inWorker: false })
  })

  it('waits for the worker without a time limit', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { worker, found } = start()
    await vi.advanceTimersByTimeAsync(3_600_000)
    worker.dispatchEvent(new MessageEvent('message', { data: 'software' }))
    expect(await found).toEqual({ webgl: 'software', inWorker: true })
  })
})
