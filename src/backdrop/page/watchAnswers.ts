/** Events that the page answers in its next frame. */
const INPUTS = ['click', 'keydown'] as const
/** What a visitor presses. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea'
/**
 * Milliseconds for which a click is expected after the pointer has reached a control, and after it is pressed. A frame
 * that began meanwhile would delay the answer, because frames cannot be interrupted.
 */
const EXPECTED = 250
/** Milliseconds after the last scroll event at which a scroll has ended. Older browsers have no `scrollend` event. */
const SCROLL_END = 150

/** A reason to give way that ends some time after it was last given. */
interface Hold {
  isHeld: () => boolean
  renew: () => void
  release: () => void
}

function createHold(milliseconds: number, onEnd: () => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isHeld: () => timer !== undefined,
    renew() {
      release()
      timer = setTimeout(() => {
        timer = undefined
        onEnd()
      }, milliseconds)
    },
    release,
  }
}

/**
 * Calls `onChange(true)` at each click, key and press, when a click is about to come, and when a scroll begins, and
 * `onChange(false)` when none of them is pending. A click and a key end after two frames of the page. A scroll of many
 * events makes two calls.
 */
export function watchAnswers(onChange: (answering: boolean) => void): void {
  let answering = false
  let inputs = 0

  const begin = () => {
    answering = true
    onChange(true)
  }
  const end = () => {
    if (inputs > 0 || expected.isHeld() || scrolling.isHeld()) return
    answering = false
    onChange(false)
  }
  const expected = createHold(EXPECTED, end)
  const scrolling = createHold(SCROLL_END, end)
  const onAnswered = () => {
    inputs -= 1
    end()
  }
  const onInput = () => {
    inputs += 1
    expected.release()
    begin()
    // The first frame lays out the answer. It is rasterized until the task after the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onAnswered)))
  }
  const onPress = () => {
    expected.renew()
    begin()
  }
  const onOver = ({ target, relatedTarget }: PointerEvent) => {
    const control = target instanceof Element && target.closest(CONTROLS)
    // The pointer moves between the parts of one control.
    if (!control || (relatedTarget instanceof Element && control.contains(relatedTarget))) return
    onPress()
  }
  const onScroll = () => {
    scrolling.renew()
    if (!answering) begin()
  }

  const options = { capture: true, passive: true }
  for (const type of INPUTS) addEventListener(type, onInput, options)
  addEventListener('pointerdown', onPress, options)
  addEventListener('pointerover', onOver, options)
  // No `wheel` and `touchmove`: their scroll event follows in the same frame.
  addEventListener('scroll', onScroll, options)
}
