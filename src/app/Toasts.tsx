import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { openToasts, type Toast } from '../store/openToasts.ts'
import { minWidth } from '../theme/layout.ts'

/**
 * The open toasts in two live regions. Both regions exist from the start, because screen readers often ignore a region
 * that is added together with its text.
 */
export function Toasts() {
  const { toasts, Card } = useStore(openToasts)
  const cardsOf = (tone: Toast['tone']) =>
    Card && toasts.map((toast) => toast.tone === tone && <Card key={toast.id} toast={toast} />)
  return (
    <Area data-screen-only="">
      <div role="status">{cardsOf('plain')}</div>
      <div role="alert">{cardsOf('destructive')}</div>
    </Area>
  )
}

const Area = styled.div`
  position: fixed;
  z-index: 25;
  inset: calc(var(--header) + var(--space-1)) var(--space-4) auto;
  pointer-events: none;
  ${minWidth('tablet')} {
    inset: auto max(var(--space-4), 2vw) max(var(--space-4), env(safe-area-inset-bottom)) auto;
    width: min(26rem, 100% - var(--space-8));
  }
`
