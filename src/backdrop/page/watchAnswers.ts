/** Events that the page answers in its next frame. */
const INPUTS = ['pointerdown', 'click', 'keydown'] as const
/** Milliseconds after the last scroll event at which a scroll has ended. Older browsers have no `scrollend` event. */
const SCROLL_END = 150

/**
 * Calls `onChange(true)` when the page begins to answer a click, a key or a scroll, and `onChange(false)` when none of
 * them is pending. A click and a key end after two frames of the page. A scroll of many events makes two calls.
 */
export function watchAnswers(onChange: (answering: boolean) => void): void {
  let answering = false
  let inputs = 0
  let scroll: ReturnType<typeof setTimeout> | undefined

  const begin = () => {
    if (answering) return
    answering = true
    onChange(true)
  }
  const end = () => {
    if (inputs > 0 || scroll !== undefined) return
    answering = false
    onChange(false)
  }
  const onAnswered = () => {
    inputs -= 1
    end()
  }
  const onInput = () => {
    inputs += 1
    begin()
    // The first frame lays out the answer. It is rasterized until the task after the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onAnswered)))
  }
  const onScrollEnd = () => {
    scroll = undefined
    end()
  }
  const onScroll = () => {
    clearTimeout(scroll)
    scroll = setTimeout(onScrollEnd, SCROLL_END)
    begin()
  }

  const options = { capture: true, passive: true }
  for (const type of INPUTS) addEventListener(type, onInput, options)
  // No `wheel` and `touchmove`: their scroll event follows in the same frame.
  addEventListener('scroll', onScroll, options)
}
