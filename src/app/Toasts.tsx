import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { useStore } from 'zustand'
import { useHydrated } from '../shared/useHydrated.ts'
import { closeToast, IN_USE_EXTENSION, TOAST_DURATION, toastStore, type Toast } from '../store/toast.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/**
 * The open toast in one of two live regions. Both exist from hydration on, because screen readers often
 * ignore a region that is added together with its text. Without the script no toast opens. `aria-live`
 * repeats what the roles say: Firefox has no live region for an alert that exists from the start.
 */
export function Toasts() {
  const hydrated = useHydrated()
  const { toast } = useStore(toastStore)
  const cardOf = (tone: Toast['tone']) =>
    toast?.tone === tone ? <ToastCard key={toast.title} toast={toast} /> : null
  if (!hydrated) return null
  return (
    <Area data-screen-only="">
      <div role="status" aria-live="polite">
        {cardOf('plain')}
      </div>
      <div role="alert" aria-live="assertive">
        {cardOf('destructive')}
      </div>
    </Area>
  )
}

/** A toast. Escape closes it, and the end of its time. */
function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = card.current
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeToast()
    }
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      // The focus would be lost with the toast that has it.
      if (!element?.contains(document.activeElement)) return
      const before = focusedBefore.current
      const isThere = before instanceof HTMLElement && before.isConnected
      const target = isThere ? before : document.getElementById('content')
      target?.focus({ preventScroll: true })
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
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget
      }}
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

const Area = styled.div`
  position: fixed;
  z-index: 25;
  inset-block: auto max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline: auto max(var(--space-4), 2vw);
  width: min(26rem, 100% - var(--space-8));
  pointer-events: none;
`

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
  > svg {
    height: 1lh;
    color: var(--accent);
  }
  &[data-tone='destructive'] > svg {
    color: var(--flare);
  }
  /* With one block and one inline text, the space between them is lost: screen readers join the words. */
  p > * {
    display: block;
  }
  span {
    margin-top: calc(var(--space-1) - 1lh);
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
