import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { marked } from '../../shared/marks.ts'
import { tallWindow } from '../../theme/media.ts'
import { StatStrip, type StatStripProps } from '../../ui/StatStrip.tsx'
import { heroScreen, HeroText } from './HeroText.ts'

interface FirstScreenProps {
  /** The agency's figures. They stand along the bottom edge. */
  figures: StatStripProps | undefined
  children: ReactNode
  className?: string
}

/** A page's header as high as the window: the text over the scene, above figures. */
export function FirstScreen({ figures, children, className }: FirstScreenProps) {
  return (
    <Window className={className}>
      <Screen {...marked({ hero: true, sceneGap: true })}>
        <HeroText>{children}</HeroText>
      </Screen>
      {figures ? <StatStrip {...figures} /> : null}
    </Window>
  )
}

const Window = styled.header`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: min(100svh, 64rem);
  ${tallWindow}, print {
    min-height: 0;
  }
`

const Screen = styled.div`
  padding: calc(var(--header) + var(--space-8)) var(--margin) var(--space-10);
  ${heroScreen}
`
