import styled from '@emotion/styled'
import { Component, type ReactNode } from 'react'
import { interfaceTexts } from '../content/interface.ts'
import { fillNodes } from '../ui/fillNodes.tsx'
import { Section } from '../ui/Section.tsx'
import { Lead, Title } from '../ui/text.ts'

interface PageBoundaryProps {
  children: ReactNode
}

/** Catches errors of a page and shows a message in its place. Header and footer stay. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('The page failed', error)
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

/**
 * The message in place of a failed page. Its links load the document again, because a deploy may have replaced the page's
 * chunk. wouter's links would not.
 */
function PageFailed() {
  const { title, text, reload, home } = interfaceTexts.failedPage
  return (
    <Centered>
      <Title tabIndex={-1}>{title}</Title>
      <Lead>
        {fillNodes(text, {
          reload: <a href={location.pathname}>{reload}</a>,
          home: <a href="/">{home}</a>,
        })}
      </Lead>
    </Centered>
  )
}

const Centered = styled(Section)`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  min-height: 80svh;
`
