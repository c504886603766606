import styled from '@emotion/styled'
import { useStore } from 'zustand'
import { backdropStatus } from '../backdrop/page/status.ts'
import { interfaceTexts } from '../content/interface.ts'
import { rememberMotionPreference } from '../services/motionPreference.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { minWidth } from '../theme/layout.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

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
    <Toggle type="button" onClick={toggle} data-screen-only="">
      <VisuallyHidden>{moving ? pause : play}</VisuallyHidden>
      <Icon name={moving ? 'pause' : 'play'} size={20} />
    </Toggle>
  )
}

/** Its margins add up to no width, so that nothing in the header moves when it appears. */
const Toggle = styled.button`
  display: grid;
  flex: none;
  order: 1;
  place-items: center;
  width: var(--control);
  height: var(--control);
  margin-right: calc((var(--control) + var(--space-6)) * -1);
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: ${withAlpha('ink-950', 72)};
  color: var(--foam);
  transition: border-color var(--quick) var(--ease);
  &:hover {
    border-color: var(--foam);
  }
  ${minWidth('desktop')} {
    /* In the outer margin, to the right of the grid. */
    order: 0;
    width: var(--target);
    height: var(--target);
    margin: 0 calc((var(--target) + var(--space-2)) * -1) 0 calc(var(--space-4) * -1);
    border-color: transparent;
    background: none;
  }
`
