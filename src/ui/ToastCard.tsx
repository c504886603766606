import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { closeToast, IN_USE_EXTENSION, TOAST_DURATION, type Toast } from '../store/toast.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * The element that had the focus before it moved to a toast. A strong reference would keep its page in
 * memory.
 */
let focusedBefore: WeakRef<HTMLElement> | null = null

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  // Both live regions are children of one element.
  const toasts = currentTarget.parentElement?.parentElement
  if (relatedTarget instanceof Node && toasts?.contains(relatedTarget)) return
  focusedBefore = relatedTarget instanceof HTMLElement ? new WeakRef(relatedTarget) : null
}

/** Moves the focus from a toast to where it was before, or to the page's heading. */
function returnFocus(): void {
  const before = focusedBefore?.deref()
  const target = before?.isConnected ? before : document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
}

let isWatched = false

/**
 * Writes the height of the open toast to `--toasts`, and scrolls what has the focus, or its start, out from
 * under it.
 */
function watchArea(area: HTMLElement | null | undefined): void {
  if (!area || isWatched) return
  isWatched = true
  const { style } = document.documentElement
  new ResizeObserver(() => {
    style.setProperty('--toasts', `${area.offsetHeight}px`)
    const { activeElement } = document
    if (activeElement && area.offsetHeight > 0 && !area.contains(activeElement))
      activeElement.scrollIntoView({
        block: activeElement.clientHeight > innerHeight / 2 ? 'start' : 'nearest',
      })
  }).observe(area)
}

/** Pixels from the edge of a control to that of its outline. */
const RING = 5

/** Whether a toast lies over the control of the page that has the focus, or over its outline. */
function coversFocus(card: Element | null): boolean {
  const control = document.querySelector(':is(a, button, input, textarea, summary):focus-visible')
  if (!card || !control || card.contains(control)) return false
  const [above, below] = [card.getBoundingClientRect(), control.getBoundingClientRect()]
  return (
    above.left < below.right + RING &&
    above.right > below.left - RING &&
    above.top < below.bottom + RING &&
    above.bottom > below.top - RING
  )
}

/** Returns whether a toast gives way to the focus: small windows have no room for both. */
function useGivesWay(card: RefObject<Element | null>): boolean {
  const [givesWay, setGivesWay] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    // The browser scrolls after the event, by the page's scroll padding.
    const look = () => requestAnimationFrame(() => setGivesWay(coversFocus(card.current)))
    for (const type of ['focusin', 'focusout', 'scroll', 'resize'])
      addEventListener(type, look, { signal: listening.signal })
    look()
    return () => listening.abort()
  }, [card])
  return givesWay
}

/** A toast, in one of the page's live regions. Escape closes it, and the end of its time. */
export function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null)
  const givesWay = useGivesWay(card)
  useLayoutEffect(() => {
    const element = card.current
    watchArea(element?.parentElement?.parentElement)
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeToast()
    }
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      // The browser moves the focus to the body if the focused element is removed.
      if (element?.contains(document.activeElement)) returnFocus()
    }
  }, [])
  useEffect(() => {
    const duration = TOAST_DURATION[toast.tone]
    if (duration === null) return undefined
    let timer = 0
    const close = () => {
      const inUse = card.current?.matches(':hover, :focus-within')
      if (inUse) timer = window.setTimeout(close, IN_USE_EXTENSION)
      else closeToast()
    }
    timer = window.setTimeout(close, duration)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <Card
      ref={card}
      role="group"
      data-tone={toast.tone}
      data-aside={givesWay || undefined}
      onFocus={rememberFocus}
    >
      <Icon name={toast.tone === 'destructive' ? 'alert' : 'check'} size={20} />
      <p>
        {/* Without the break and the role, screen readers glue the title to the text, or say it twice. */}
        <strong role="none">{toast.title}</strong>
        <br />
        <span>{toast.description}</span>
      </p>
      <button type="button" onClick={closeToast}>
        <VisuallyHidden>{interfaceTexts.closeNotification}</VisuallyHidden>
        <Icon name="close" size={18} />
      </button>
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-3);
  align-items: start;
  margin-top: var(--space-3);
  padding: var(--space-4) var(--space-2) var(--space-4) var(--space-4);
  border: 1px solid var(--line-strong);
  border-inline-start: 3px solid var(--accent);
  border-radius: 3px;
  background: var(--ink-800);
  font-size: var(--size-small);
  pointer-events: auto;
  transition: opacity var(--quick);
  @starting-style {
    opacity: 0;
  }
  &[data-tone='destructive'] {
    border-color: var(--flare);
  }
  /* The tab key still reaches its button, which brings it back. */
  &[data-aside] {
    opacity: 0;
    pointer-events: none;
  }
  > svg {
    height: 1lh;
    color: var(--accent);
  }
  &[data-tone='destructive'] > svg {
    color: var(--flare);
  }
  p {
    color: var(--mist);
  }
  /* With one block and one inline text, the space between them is lost: screen readers join the words. */
  p > * {
    display: block;
  }
  span {
    margin-top: calc(var(--space-1) - 1lh);
  }
  strong {
    color: var(--foam);
    font-weight: 600;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin-block: calc((1lh - var(--target)) / 2);
    border: 0;
    border-radius: 3px;
    background: none;
    color: var(--mist);
    &:hover {
      color: var(--foam);
    }
  }
`
