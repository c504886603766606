import styled from '@emotion/styled'
import { Component, type ReactNode, createElement, Fragment, type ReactElement } from 'react'
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

/**
 * Catches errors of a page and shows a message in its place. Header and footer stay. React reports the error
 * on the console.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

/** The message in place of a failed page. Its links load documents: wouter's would not. */
function PageFailed() {
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
