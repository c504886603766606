import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchInput } from '../../src/backdrop/watchInput.ts'

/** Milliseconds until vitest's fake clock has run two frames and a task. */
const TWO_FRAMES = 33

/** An element of a page: a part of the control with this name, or of none. */
class Part {
  readonly control: string | null
  constructor(control: string | null) {
    this.control = control
  }
  closest() {
    return this.control === null ? null : this
  }
  contains(other: Part) {
    return other.control === this.control
  }
}

/** A watched window, and what it has reported. */
function watch() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const reported: boolean[] = []
  watchInput((answering) => reported.push(answering))
  vi.stubGlobal('Element', Part)
  const send = (type: string, target?: Part, relatedTarget?: Part) => {
    const event = new Event(type)
    if (target)
      Object.defineProperties(event, { target: { value: target }, relatedTarget: { value: relatedTarget } })
    page.dispatchEvent(event)
  }
  return { reported, send }
}

describe('the pending input of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it.each(['click', 'keydown'])('to a %s end after two frames, and begin again with the next one', (type) => {
    const { reported, send } = watch()
    send(type)
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(16)
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(TWO_FRAMES)
    expect(reported).toEqual([true, false])
    send(type)
    vi.advanceTimersByTime(100)
    expect(reported).toEqual([true, false, true, false])
  })

  it('to events that follow each other end with the last one', () => {
    const { reported, send } = watch()
    for (const type of ['pointerdown', 'click', 'keydown']) {
      send(type)
      vi.advanceTimersByTime(16)
    }
    expect(reported).toEqual([true, true, true])
    vi.advanceTimersByTime(TWO_FRAMES)
    expect(reported).toEqual([true, true, true, false])
  })

  it('to a scroll of a hundred events are reported twice', () => {
    const { reported, send } = watch()
    for (let event = 0; event < 100; event += 1) {
      send('scroll')
      vi.advanceTimersByTime(16)
    }
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(1000)
    expect(reported).toEqual([true, false])
  })

  it('to a click during a scroll end with the scroll', () => {
    const { reported, send } = watch()
    send('click')
    send('scroll')
    vi.advanceTimersByTime(100)
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(100)
    expect(reported).toEqual([true, false])
  })

  it('begin when a control is pressed, and end two frames after its click', () => {
    const { reported, send } = watch()
    send('pointerdown')
    vi.advanceTimersByTime(100)
    expect(reported).toEqual([true])
    send('click')
    vi.advanceTimersByTime(TWO_FRAMES + 16)
    expect(reported).toEqual([true, true, false])
  })

  it('begin when the pointer reaches a control, and end after a quarter of a second without a click', () => {
    const { reported, send } = watch()
    send('pointerover', new Part('a control'))
    vi.advanceTimersByTime(240)
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(20)
    expect(reported).toEqual([true, false])
  })

  it('do not begin where the pointer moves over text, or within a control', () => {
    const { reported, send } = watch()
    send('pointerover', new Part(null))
    send('pointerover', new Part('a control'), new Part('a control'))
    expect(reported).toEqual([])
  })
})
