import type { Page } from 'playwright/test'

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface ChromiumNode {
  nodeId: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
  backendDOMNodeId?: number
}

/** An element or a text as a screen reader finds it. A text has the role `text` and no children. */
export interface TreeNode {
  role: string
  name: string
  /** Level of a heading. */
  level: number | null
  /** Address of a link. */
  url: string
  /** What a screen reader says after name and role, such as `collapsed`. */
  states: readonly string[]
  children: readonly TreeNode[]
}

/** Chromium's own names of roles. */
const ARIA_ROLES: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  Figcaption: 'caption',
  Iframe: 'iframe',
  image: 'img',
  LabelText: 'label',
  Legend: 'legend',
  StaticText: 'text',
}

/** Roles of the tree. An element of another role is not in it: its children take its place. */
const ROLES = new Set(
  [
    'banner contentinfo form main navigation region search',
    'article blockquote caption definition figure group heading iframe img label legend',
    'list listitem paragraph term text',
    'cell columnheader row rowheader table',
    'button checkbox link radio searchbox textbox',
    'alert dialog log status',
  ].flatMap((roles) => roles.split(' ')),
)

/** What a screen reader says of a property of an element. Of other properties and values it says nothing. */
const STATES: Readonly<Record<string, string>> = {
  'checked=true': 'checked',
  'disabled=true': 'disabled',
  'expanded=false': 'collapsed',
  'expanded=true': 'expanded',
  'focused=true': 'focused',
  'invalid=true': 'invalid',
  'readonly=true': 'read-only',
  'required=true': 'required',
}

const tidy = (text = '') => text.replaceAll(/\s+/g, ' ').trim()
/** A text without its spaces: browsers differ in those between the parts of a name. */
const squashed = (text: string) => text.replaceAll(/\s/g, '')

/** Returns a function from one of Chromium's nodes to what the tree has in its place. */
function reader(nodes: readonly ChromiumNode[]): (node: ChromiumNode | undefined) => TreeNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (node: ChromiumNode | undefined): TreeNode[] => {
    const chromiumRole = node?.role?.value ?? ''
    const role = ARIA_ROLES[chromiumRole] ?? chromiumRole
    // The content of a picture is part of its name.
    const children =
      role === 'text' || role === 'img' ? [] : (node?.childIds ?? []).flatMap((id) => read(byId.get(id)))
    const name = tidy(node?.name?.value)
    // A group without a name only holds the parts of a `details` element together.
    const isEmpty = name === '' && (role === 'group' || role === 'text')
    if (!node || node.ignored || !ROLES.has(role) || isEmpty) return children
    const properties = new Map(node.properties?.map(({ name: key, value }) => [key, value.value]))
    const description = tidy(node.description?.value)
    const level = properties.get('level')
    const url = properties.get('url')
    return [
      {
        role,
        name,
        level: role === 'heading' && typeof level === 'number' ? level : null,
        url: typeof url === 'string' ? url : '',
        states: [
          ...[...properties].flatMap(([key, value]) => STATES[`${key}=${String(value)}`] ?? []),
          ...(description === '' ? [] : [`described by "${description}"`]),
        ],
        children,
      },
    ]
  }
  return read
}

/** Returns nodes and all that is in them, in reading order. */
const flat = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])

const textOf = (node: TreeNode): string =>
  node.role === 'text' ? node.name : node.children.map(textOf).filter(Boolean).join(' ')

const hasOnlyText = (node: TreeNode) => node.children.every(({ role }) => role === 'text')

/** Returns the lines of a node: role and name, then its states, then its children. A paragraph is its text. */
function linesOf(node: TreeNode, indent = ''): string[] {
  const text = textOf(node)
  if (node.role === 'text') return [`${indent}"${node.name}"`]
  if (node.role === 'paragraph' && hasOnlyText(node)) return [`${indent}"${text}"`]
  const saysText = hasOnlyText(node) && (node.name === '' || squashed(text) === squashed(node.name))
  const name = node.name || (saysText ? text : '')
  const states = node.states.map((state) => `, ${state}`).join('')
  const line = `${indent}${node.role}${node.level ?? ''}${name === '' ? '' : ` "${name}"`}${states}`
  return [line, ...(saysText ? [] : node.children.flatMap((child) => linesOf(child, `${indent}  `)))]
}

/** The accessibility tree of a page at one moment. */
export interface Tree {
  /** All nodes, in reading order. */
  nodes: readonly TreeNode[]
  /** The lines of the elements that were asked for. */
  text: string
}

/** Reads the accessibility tree that Chromium gives to screen readers, and the lines of the first element of each selector. */
export async function readTree(page: Page, selectors: readonly string[]): Promise<Tree> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: ChromiumNode[] }
  const read = reader(nodes)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  let text = ''
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    if (nodeId === 0) throw new Error(`No element matches "${selector}"`)
    const { node } = await session.send('DOM.describeNode', { nodeId })
    const found = read(nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId))
    text += found.map((part) => `${linesOf(part).join('\n')}\n`).join('')
  }
  await session.detach()
  return { nodes: flat(read(nodes[0])), text }
}

const LANDMARKS = new Set(['form', 'navigation', 'region', 'search'])
const CONTROLS = new Set(['button', 'link', 'radio', 'checkbox', 'textbox', 'searchbox'])
/** Landmarks that a page has once. */
const SINGLE = ['banner', 'contentinfo', 'main']

/** Returns the values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Returns what is wrong with a page's headings: more or fewer than one of level 1, or a level that is left out. */
function faultsOfHeadings(headings: readonly TreeNode[]): string[] {
  const levels = headings.map(({ level }) => level ?? 0)
  const first = levels.filter((level) => level === 1).length
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...headings.flatMap(({ name }, index) => {
      const level = levels[index] ?? 0
      const before = levels[index - 1] ?? 0
      return level > before + 1 ? [`heading "${name}" of level ${level} follows level ${before}`] : []
    }),
  ]
}

/** Returns what is wrong with a table: a column or a row without its header. */
function faultsOfTable(table: TreeNode): string[] {
  const [head, ...rows] = flat([table]).filter(({ role }) => role === 'row')
  const isHead = head?.children.every(({ role, name }) => role === 'columnheader' && name !== '')
  return [
    ...(isHead ? [] : [`table "${table.name}" has no column headers`]),
    ...rows.flatMap(({ children }) => {
      const columns = head?.children.length ?? 0
      if (children.length !== columns) return [`a row of ${children.length} cells in ${columns} columns`]
      return children[0]?.role === 'rowheader' && children[0].name !== '' ? [] : ['a row without a header']
    }),
  ]
}

/** Returns what a screen reader could not make sense of in a page, whatever its words are. */
export function faultsOf({ nodes }: Tree): string[] {
  const of = (...roles: string[]) => nodes.filter(({ role }) => roles.includes(role))
  const named = nodes.filter(({ role }) => LANDMARKS.has(role))
  const targets = new Map<string, Set<string>>()
  for (const { name, url } of of('link')) targets.set(name, (targets.get(name) ?? new Set()).add(url))
  return [
    ...SINGLE.filter((role) => of(role).length !== 1).map((role) => `${of(role).length} elements ${role}`),
    ...faultsOfHeadings(of('heading')),
    ...of('table').flatMap(faultsOfTable),
    ...nodes
      .filter(
        ({ role, name }) => name === '' && (CONTROLS.has(role) || /^(article|img|iframe|table)$/.test(role)),
      )
      .map(({ role }) => `a nameless ${role}`),
    ...repeated(named.map(({ name }) => name)).map((name) => `several landmarks with the name "${name}"`),
    ...repeated(of('article').map(({ name }) => name)).map(
      (name) => `several articles with the name "${name}"`,
    ),
    ...repeated(of('button').map(({ name }) => name)).map(
      (name) => `several buttons with the name "${name}"`,
    ),
    ...[...targets].flatMap(([name, urls]) =>
      urls.size > 1 ? [`links "${name}" to different places: ${[...urls].join(' ')}`] : [],
    ),
    // People who speak to a computer say the words that they see.
    ...nodes
      .filter(
        (node) => /^(button|link)$/.test(node.role) && !squashed(node.name).includes(squashed(textOf(node))),
      )
      .map((node) => `${node.role} "${node.name}" shows "${textOf(node)}"`),
  ]
}
