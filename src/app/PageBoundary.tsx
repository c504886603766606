import styled from '@emotion/styled'
import { Component, type ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import { Lead, Title } from '../ui/text.ts'

interface PageBoundaryProps {
  children: ReactNode
}

/** What a page throws stays inside the page: header, footer and a way on remain. */
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

/** Plain links on purpose: a full load is what repairs a page whose script is gone. */
function PageFailed() {
  return (
    <Tall>
      <Title tabIndex={-1}>This page did not load.</Title>
      <Lead>
        It may have been replaced a moment ago. <a href={location.pathname}>Load it again</a>, or go to the{' '}
        <a href="/">home page</a>.
      </Lead>
    </Tall>
  )
}

const Tall = styled(Section)`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  min-height: 80svh;
`
