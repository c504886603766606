import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { backdropStatus } from '../backdrop/page/status.ts'
import { interfaceTexts } from '../content/interface.ts'
import { rememberMotionPreference } from '../services/motionPreference.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** The button that pauses and plays the background (WCAG 2.2.2). Renders nothing if no scene can run. */
export function BackdropControl() {
  const canRun = useStore(backdropStatus, (status) => status.canRun)
  const moving = useStore(backdropStatus, (status) => status.level === 'animated')
  if (!canRun) return null
  const { pause, play } = interfaceTexts.backdrop
  const toggle = () => {
    const motionPreference = moving ? 'pause' : 'play'
    rememberMotionPreference(motionPreference)
    updateSite(siteStore, { motionPreference })
  }
  return (
    <Toggle type="button" onClick={toggle} data-screen-only="">
      <VisuallyHidden>{moving ? pause : play}</VisuallyHidden>
      <Icon name={moving ? 'pause' : 'play'} size={20} />
    </Toggle>
  )
}

const Toggle = styled.button`
  position: fixed;
  z-index: 15;
  right: max(var(--space-4), 2vw);
  bottom: max(var(--space-4), env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: ${withAlpha('ink-950', 82)};
  color: var(--foam);
  transition: border-color var(--quick) var(--ease);
  &:hover {
    border-color: var(--foam);
  }
  &:focus-visible {
    border-radius: 50%;
  }
`
