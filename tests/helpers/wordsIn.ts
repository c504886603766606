import { parseSync, Visitor, type ESTree } from 'vite'

/** Text that people perceive, in a source file that should have none. */
export interface FoundWords {
  line: number
  text: string
}

/** Attributes, props and fields whose text people see or hear. */
const PERCEIVED =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|caption|heading|eyebrow|lead|text|description|hint|message)$/

const LETTER = /\p{L}/u
const WORD = /\p{L}{2,}/u
/** Two words with a space between them, in a text without the signs of CSS, selectors and code. */
const SENTENCE = /^[^{}[\]<>=;#@*|\\]*\p{L}{2,}[,.:;!?…]? \p{L}{2,}[^{}[\]<>=;#@*|\\]*$/u
const CSS_VALUE = /var\(|calc\(|\d(px|rem|%|ch|svh)\b|!important/
const CSS_CONTENT = /content:\s*(['"])([^'"]*\p{L}[^'"]*)\1/gu

interface PlacedText {
  start: number
  text: string
}

/** Returns the text of a template with `value` in the place of each expression. */
const textOf = (template: ESTree.TemplateLiteral, value: string) =>
  template.quasis.map((part) => part.value.cooked ?? part.value.raw).join(value)

/** Returns the texts that an expression can have as its value. */
function textsOf(node: ESTree.Node | null): PlacedText[] {
  if (node === null) return []
  const { type, start } = node
  if (type === 'Literal') return typeof node.value === 'string' ? [{ start, text: node.value }] : []
  if (type === 'TemplateLiteral')
    return LETTER.test(textOf(node, '')) ? [{ start, text: textOf(node, '…') }] : []
  if (type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  if (type === 'ArrayExpression') return node.elements.flatMap((element) => textsOf(element))
  if (type === 'JSXExpressionContainer') return textsOf(node.expression)
  if (type === 'JSXText') return [{ start: start + node.value.search(/\S|$/), text: node.value.trim() }]
  return []
}

/** Whether a call's or a constructor's texts are for developers: `console.error`, `new TypeError`. */
function isForDevelopers({ callee }: ESTree.CallExpression | ESTree.NewExpression): boolean {
  if (callee.type === 'Identifier') return callee.name.endsWith('Error')
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'console'
  )
}

/**
 * Returns the words that a file shows or reads aloud: in JSX, in perceived attributes and fields, in `content` of CSS,
 * and all texts of two words or more except those for developers and styles.
 */
export function wordsIn(file: string, source: string): FoundWords[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = new Map<number, string>()
  /** Nesting of code whose texts nobody perceives. */
  let ignored = 0
  const ignore = () => void (ignored += 1)
  const heed = () => void (ignored -= 1)
  const addWords = (node: ESTree.Node | null) => {
    for (const { start, text } of textsOf(node)) if (LETTER.test(text)) found.set(start, text)
  }
  const addSentence = (start: number, text: string, words = text) => {
    if (ignored === 0 && SENTENCE.test(words) && !CSS_VALUE.test(words)) found.set(start, text)
  }
  const onCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (isForDevelopers(node)) ignore()
  }
  const onCallEnd = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (isForDevelopers(node)) heed()
  }
  new Visitor({
    JSXElement: ({ children }) => children.forEach(addWords),
    JSXFragment: ({ children }) => children.forEach(addWords),
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && PERCEIVED.test(name.name)) addWords(value)
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (PERCEIVED.test(name)) addWords(value)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') addSentence(start, value)
    },
    TemplateLiteral(node) {
      for (const { start, value } of node.quasis)
        for (const [, , text] of value.raw.matchAll(CSS_CONTENT)) found.set(start, text ?? '')
      // An expression counts as a word beside a word of the template.
      if (WORD.test(textOf(node, ' '))) addSentence(node.start, textOf(node, '…'), textOf(node, 'value'))
    },
    TSLiteralType: ignore,
    'TSLiteralType:exit': heed,
    TaggedTemplateExpression: ignore,
    'TaggedTemplateExpression:exit': heed,
    CallExpression: onCall,
    'CallExpression:exit': onCallEnd,
    NewExpression: onCall,
    'NewExpression:exit': onCallEnd,
  }).visit(program)
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([start, text]) => ({
      line: source.slice(0, start).split('\n').length,
      text: text.replaceAll(/\s+/g, ' '),
    }))
}
