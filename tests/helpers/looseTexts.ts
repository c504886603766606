import { parseSync, Visitor, type ESTree } from 'vite'

/** A text that is not the only content of its element, in a source file. */
export interface LooseText {
  line: number
  source: string
}

/** Types of props and variables that are elements, so that the compiler refuses a text for them. */
const ELEMENT_TYPE = /^(readonly )?(ReactElement|null|undefined|false|\||\[\]|\s)+$/

/** Returns the names that a pattern declares, without those in patterns within it. */
function namesOf(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((part) =>
    part.type === 'Property' && part.value.type === 'Identifier' ? [part.value.name] : [],
  )
}

/** Whether React makes no node of a child: a comment, or a line break between two lines of source. */
function isNothing(child: ESTree.Node): boolean {
  if (child.type === 'JSXExpressionContainer') return child.expression.type === 'JSXEmptyExpression'
  return child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)
}

/** Returns what the callback of a call of `map` returns, or null for another call or a callback with statements. */
function callbackOf({ callee, arguments: [first] }: ESTree.CallExpression): ESTree.Node | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  if (callee.property.name !== 'map' || first?.type !== 'ArrowFunctionExpression') return null
  if (first.body.type !== 'BlockStatement') return first.body
  return null
}

/**
 * Returns the texts of a file that React keeps as text nodes of their own: those with siblings in an element or a
 * fragment, apart from spaces. A browser that translates the page replaces them by elements. React then fails to remove such a text or to
 * insert something before it, and goes on writing to the one that is no longer in the document.
 */
export function looseTexts(file: string, source: string): LooseText[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = new Map<number, string>()
  /** Names that are elements: by their type, or by the value of their variable. */
  const elements = new Set<string>()
  /** Values of variables. Null for a name that has several, or a part of a value. */
  const values = new Map<string, ESTree.Node | null>()
  const textOf = ({ start, end }: ESTree.Node) => source.slice(start, end)

  /** Whether React can make a text node of the value of `node`, which is one of several children. */
  function mayBeText(node: ESTree.Node): boolean {
    const { type } = node
    if (type === 'JSXElement' || type === 'JSXEmptyExpression') return false
    if (type === 'JSXFragment') return node.children.some(mayBeText)
    if (type === 'JSXText') return node.value.trim() !== ''
    if (type === 'Literal')
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
    if (type === 'JSXExpressionContainer' || type === 'ParenthesizedExpression')
      return mayBeText(node.expression)
    if (type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate)
    if (type === 'LogicalExpression')
      return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left))
    if (type === 'CallExpression') {
      const child = callbackOf(node)
      return child === null || mayBeText(child)
    }
    if (type !== 'Identifier') return true
    if (elements.has(node.name) || node.name === 'undefined') return false
    const value = values.get(node.name)
    return !value || mayBeText(value)
  }

  const addLoose = (children: readonly ESTree.Node[], isFragment: boolean) => {
    const shown = children.filter((child) => !isNothing(child))
    // The only child of an element is its content. A fragment is no element.
    if (shown.length < 2 && !isFragment) return
    for (const child of shown) {
      if (!mayBeText(child)) continue
      const text = textOf(child)
      found.set(child.start + text.search(/\S/), text.trim())
    }
  }

  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type !== 'Identifier' || !typeAnnotation) return
      if (ELEMENT_TYPE.test(textOf(typeAnnotation.typeAnnotation))) elements.add(key.name)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && !values.has(id.name)) values.set(id.name, init)
      else for (const name of namesOf(id)) values.set(name, null)
    },
  }).visit(program)
  new Visitor({
    JSXElement: ({ children }) => addLoose(children, false),
    JSXFragment: ({ children }) => addLoose(children, true),
  }).visit(program)
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([start, text]) => ({ line: source.slice(0, start).split('\n').length, source: text }))
}
