import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { useHydrated } from '../shared/useHydrated.ts'
import { toastStore, type Toast } from '../store/toast.ts'
import { ToastCard } from '../ui/ToastCard.tsx'

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

const Area = styled.div`
  position: fixed;
  z-index: 25;
  inset-block: auto max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline: auto max(var(--space-4), 2vw);
  width: min(26rem, 100% - var(--space-8));
  pointer-events: none;
`
