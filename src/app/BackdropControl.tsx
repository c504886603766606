import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { interfaceTexts } from 'virtual:content/interface'
import { backdropStatus } from '../backdrop/status.ts'
import { rememberMotionPreference } from '../browser/motionPreference.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { withAlpha } from '../theme/color.ts'

/** A button with an icon in the header. theme/rules.ts has its look under the pointer. */
export const BarButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: ${withAlpha('ink-950', 72)};
  transition: border-color var(--quick);
`

/** The button in the header that pauses and plays the background (WCAG 2.2.2). Absent if no scene can run. */
export function BackdropControl() {
  const canRun = useStore(backdropStatus, (status) => status.canRun)
  const moving = useStore(backdropStatus, (status) => status.level === 'animated')
  const { pause, play } = interfaceTexts.backdrop
  const toggle = () => {
    const motionPreference = moving ? 'pause' : 'play'
    rememberMotionPreference(motionPreference)
    updateSite(siteStore, { motionPreference, pressedPlay: !moving })
  }
  if (!canRun) return null
  return (
    <Toggle type="button" onClick={toggle}>
      <VisuallyHidden>{moving ? pause : play}</VisuallyHidden>
      <Icon name={moving ? 'pause' : 'play'} size={20} />
    </Toggle>
  )
}

const Toggle = styled(BarButton)`
  grid-area: 1 / 2;
  border-color: transparent;
  background: none;
`
