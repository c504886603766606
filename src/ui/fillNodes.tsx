import { Fragment, type ReactNode } from 'react'

/** Returns `text` with each `{name}` replaced by the node of that name, such as a link. */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  // Names are at the odd indices, because the expression captures them.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    return <Fragment key={part}>{Object.hasOwn(nodes, part) ? nodes[part] : `{${part}}`}</Fragment>
  })
}
