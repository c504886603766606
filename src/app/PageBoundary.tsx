import styled from '@emotion/styled'
import { Component, useEffect, type ReactNode, createElement, Fragment, type ReactElement } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { paths } from 'virtual:content/navigation'
import { Section } from '../ui/Section.tsx'
import { Lead, Title } from '../ui/text.ts'

/** Returns `text` with each `{name}` replaced by the element of that name, such as a link. */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactElement>>): ReactElement {
  const parts: ReactNode[] = []
  for (const part of text.split(/(\{\w+\})/)) {
    const name = part.startsWith('{') ? part.slice(1, -1) : ''
    if (part) parts.push(Object.hasOwn(nodes, name) ? nodes[name] : <span>{part}</span>)
  }
  // Not an array, whose elements would need keys.
  return createElement(Fragment, null, ...parts)
}

interface PageBoundaryProps {
  children: ReactNode
  /** Calls a function at each visit of a page, also of the failed one. Returns a function that stops. */
  onVisit: (listener: () => void) => () => void
}

/**
 * Catches errors of a page and shows a message in its place, until a link leads to the page again. Header and
 * footer stay. React reports the error on the console.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => this.setState({ failed: false })

  override render() {
    const { children, onVisit } = this.props
    return this.state.failed ? <PageFailed onVisit={onVisit} retry={this.retry} /> : children
  }
}

/**
 * The message in place of a failed page. Its links load the document again, because a deploy may have
 * replaced the page's chunk. wouter's links would not.
 */
function PageFailed({ onVisit, retry }: Pick<PageBoundaryProps, 'onVisit'> & { retry: () => void }) {
  useEffect(() => onVisit(retry), [onVisit, retry])
  const { title, text, reload, home } = interfaceTexts.failedPage
  return (
    <Centered>
      <Title tabIndex={-1}>{title}</Title>
      <Lead>
        {fillNodes(text, {
          reload: <a href={location.pathname}>{reload}</a>,
          home: <a href={paths.home}>{home}</a>,
        })}
      </Lead>
    </Centered>
  )
}

const Centered = styled(Section)`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  min-height: calc(var(--screen) * 0.8);
`
