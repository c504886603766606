import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

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
