import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { backdropStatus } from '../backdrop/page/status.ts'
import { interfaceTexts } from '../content/interface.ts'
import { rememberMotionPreference } from '../services/motionPreference.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { BarButton } from './BarButton.tsx'

/** The button in the header that pauses and plays the background (WCAG 2.2.2). Renders nothing if no scene can run. */
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
    <Toggle type="button" onClick={toggle}>
      <VisuallyHidden>{moving ? pause : play}</VisuallyHidden>
      <Icon name={moving ? 'pause' : 'play'} size={20} />
    </Toggle>
  )
}

const Toggle = styled(BarButton)`
  grid-column: 2;
`
