import { VISITOR_INPUT } from '../shared/browser.ts'

/** Milliseconds without input after which the page is idle and the scene stops, with and without focus. */
export const IDLE_AFTER = 90_000
export const IDLE_AFTER_WITHOUT_FOCUS = 20_000

const INPUTS = [...VISITOR_INPUT, 'pointermove', 'touchmove', 'scroll', 'focus', 'focusin'] as const

/**
 * Calls `onChange(false)` when the page is idle: nobody seems to look at it any more. Calls `onChange(true)`
 * at the next input.
 */
export function watchIdle(onChange: (attended: boolean) => void): void {
  let attended = true
  let lastInput = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    // A document whose frame has the focus has it too, such as while a visitor uses the calendar.
    const limit = document.hasFocus() ? IDLE_AFTER : IDLE_AFTER_WITHOUT_FOCUS
    const left = lastInput + limit - performance.now()
    attended = left > 0
    if (!attended) onChange(false)
    // A hidden tab is paused, and needs no timer.
    else if (!document.hidden) timer = setTimeout(check, left)
  }
  const onInput = () => {
    lastInput = performance.now()
    if (attended) return
    check()
    onChange(true)
  }
  for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => {
    onInput()
    check()
  })
  addEventListener('blur', () => {
    lastInput = performance.now()
    if (attended) check()
  })
  check()
}
