/** Events that the page handles until its next frame. */
const INPUTS = ['pointerdown', 'click', 'keydown'] as const

/**
 * Calls `onChange(true)` at a click, a press or a key, and `onChange(false)` once the page has drawn what
 * these have changed.
 */
export function watchInput(onChange: (pending: boolean) => void): void {
  let inputs = 0
  const onHandled = () => {
    inputs -= 1
    if (inputs === 0) onChange(false)
  }
  const onInput = (event: Event) => {
    // A key that is held down scrolls the page, which the scene follows.
    if ('repeat' in event && event.repeat) return
    inputs += 1
    if (inputs === 1) onChange(true)
    // The first frame lays out the change. It is rasterized until the task after the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onHandled)))
  }
  for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true })
}
