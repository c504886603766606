/** Events that the page handles until its next frame. */
const INPUTS = ['click', 'keydown'] as const
/** Elements that a visitor clicks. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea'
/** Milliseconds in which a click is expected after the pointer reaches or presses a control. */
const CLICK_WAIT = 250
/** Milliseconds after the last scroll event at which a scroll has ended. Older browsers have no `scrollend` event. */
const SCROLL_END = 150

/** Creates a timer that counts from its last start. */
function createCountdown(milliseconds: number, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isRunning: () => timer !== undefined,
    restart() {
      stop()
      timer = setTimeout(() => {
        timer = undefined
        onEnd()
      }, milliseconds)
    },
    stop,
  }
}

/**
 * Reports whether the page has input to handle. Calls `onChange(true)` at each click, key and press, when the pointer
 * reaches a control, and when a scroll begins. Calls `onChange(false)` when all of it is handled: a click and a key after
 * two frames of the page, an expected click and a scroll after a time.
 */
export function watchInput(onChange: (pending: boolean) => void): void {
  let pending = false
  /** Clicks and keys that the page is handling. */
  let inputs = 0

  const begin = () => {
    pending = true
    onChange(true)
  }
  const endIfHandled = () => {
    if (inputs > 0 || expectedClick.isRunning() || scroll.isRunning()) return
    pending = false
    onChange(false)
  }
  const expectedClick = createCountdown(CLICK_WAIT, endIfHandled)
  const scroll = createCountdown(SCROLL_END, endIfHandled)
  const onHandled = () => {
    inputs -= 1
    endIfHandled()
  }
  const onInput = () => {
    inputs += 1
    expectedClick.stop()
    begin()
    // The first frame lays out the change. It is rasterized until the task after the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onHandled)))
  }
  const onPress = () => {
    expectedClick.restart()
    begin()
  }
  const onOver = ({ target, relatedTarget }: PointerEvent) => {
    const control = target instanceof Element && target.closest(CONTROLS)
    // The pointer moves between the parts of one control.
    if (!control || (relatedTarget instanceof Element && control.contains(relatedTarget))) return
    onPress()
  }
  const onScroll = () => {
    scroll.restart()
    if (!pending) begin()
  }

  const options = { capture: true, passive: true }
  for (const type of INPUTS) addEventListener(type, onInput, options)
  addEventListener('pointerdown', onPress, options)
  addEventListener('pointerover', onOver, options)
  // No `wheel` and `touchmove`: their scroll event follows in the same frame.
  addEventListener('scroll', onScroll, options)
}
