/** Events that the page handles until its next frame. */
const INPUTS = ['click', 'keydown'] as const
/** Elements that a visitor clicks. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea'
/** Milliseconds in which a click is expected after the pointer reaches or presses a control. */
const CLICK_WAIT = 250
/**
 * Milliseconds after the last scroll event at which a scroll has ended. Older browsers have no `scrollend`
 * event.
 */
const SCROLL_END = 150

/**
 * Reports whether the page has input to handle. Calls `onChange(true)` at each click, key and press, when the
 * pointer reaches a control, and when a scroll begins. Calls `onChange(false)` when all of it is handled: a
 * click and a key after two frames of the page, an expected click and a scroll after a time.
 */
export function watchInput(onChange: (pending: boolean) => void): void {
  let pending = false
  /** Clicks and keys that the page is handling. */
  let inputs = 0
  /** What is expected to end after a time: a click, a scroll. */
  const timers = new Map<'click' | 'scroll', ReturnType<typeof setTimeout>>()

  const begin = () => {
    pending = true
    onChange(true)
  }
  const endIfHandled = () => {
    if (inputs > 0 || timers.size > 0) return
    pending = false
    onChange(false)
  }
  const stopTimer = (name: 'click' | 'scroll') => {
    clearTimeout(timers.get(name))
    timers.delete(name)
  }
  const restartTimer = (name: 'click' | 'scroll', milliseconds: number) => {
    stopTimer(name)
    const onEnd = () => {
      timers.delete(name)
      endIfHandled()
    }
    timers.set(name, setTimeout(onEnd, milliseconds))
  }
  const onHandled = () => {
    inputs -= 1
    endIfHandled()
  }
  const onInput = () => {
    inputs += 1
    stopTimer('click')
    begin()
    // The first frame lays out the change. It is rasterized until the task after the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onHandled)))
  }
  const onPress = () => {
    restartTimer('click', CLICK_WAIT)
    begin()
  }
  const onOver = ({ target, relatedTarget }: PointerEvent) => {
    const control = target instanceof Element && target.closest(CONTROLS)
    // The pointer moves between the parts of one control.
    if (!control || (relatedTarget instanceof Element && control.contains(relatedTarget))) return
    onPress()
  }
  const onScroll = () => {
    restartTimer('scroll', SCROLL_END)
    if (!pending) begin()
  }

  const options = { capture: true, passive: true }
  for (const type of INPUTS) addEventListener(type, onInput, options)
  addEventListener('pointerdown', onPress, options)
  addEventListener('pointerover', onOver, options)
  // No `wheel` and `touchmove`: their scroll event follows in the same frame.
  addEventListener('scroll', onScroll, options)
}
