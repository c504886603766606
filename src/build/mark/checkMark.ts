import { colors } from '../../theme/tokens.ts'
import { parseXml, XmlError, type XmlElement } from './parseXml.ts'
import { dropped, drawnAttributes, drawnElements, referenceOf } from './vocabulary.ts'

/** Largest size of the file in bytes. Every page contains it. */
export const MARK_BYTES = 8000
const SVG = 'http://www.w3.org/2000/svg'
/** Example for messages. */
const FILL = `fill="${colors.teal}"`

/** What to do about an element that a mark cannot have. */
const HINTS: Readonly<Record<string, string>> = {
  script: 'delete it',
  style: `write the colors as attributes of the shapes, such as ${FILL}`,
  text: 'convert the text to paths',
  tspan: 'convert the text to paths',
}

interface Problem {
  line: number
  text: string
}

function viewBoxProblem(root: XmlElement): Problem[] {
  const value = root.attributes.get('viewBox')
  const wrong = (text: string) => [{ line: root.line, text }]
  if (value === undefined) return wrong('has no viewBox; write one, such as viewBox="0 0 32 32"')
  const [x = 0, y = 0, width = NaN, height = NaN, ...more] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (more.length > 0 || ![x, y].every(Number.isFinite) || !(width > 0) || !(height > 0))
    return wrong(`the viewBox "${value}" is not four numbers, such as "0 0 32 32"`)
  if (Math.abs(width - height) <= 0.01 * Math.max(width, height)) return []
  const side = Math.max(width, height)
  const square = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ')
  return wrong(`the viewBox "${value}" is not square, and icons are; write viewBox="${square}"`)
}

function attributeProblem(name: string, value: string, ids: ReadonlySet<string>): string | null {
  if (/^on/i.test(name)) return `has ${name}, which is a script; delete it`
  if (/(^|:)href$/.test(name)) return `has ${name}; draw what it refers to as shapes`
  if (name === 'style') return `has style; write its declarations as attributes, such as ${FILL}`
  if (dropped(name)) return null
  if (!drawnAttributes.has(name)) return `has ${name}, which a mark cannot have; delete it`
  if (/^currentcolor$/i.test(value))
    return `has ${name}="${value}", which is black in the icons; write the color`
  if (!/url\(/i.test(value)) return null
  const id = referenceOf(value)
  if (id === null) return `has ${name}="${value}"; refer to elements of the same file only, as in url(#name)`
  return ids.has(id) ? null : `refers to #${id}, and no element has that id`
}

/** Shapes with an area. They are black unless they or an element around them have a fill. */
const FILLED = new Set(['path', 'circle', 'ellipse', 'rect', 'polyline', 'polygon'])

/** Editors write titles and elements with a prefix of their own, which draw nothing. They must not contain others. */
const isDescription = (name: string) => name.includes(':') || ['title', 'desc', 'metadata'].includes(name)

function elementProblem(name: string, foreign: ReadonlySet<string>, described: boolean): string | null {
  const [prefix = '', local = name] = name.includes(':') ? name.split(':') : ['', name]
  if (local !== 'script' && foreign.has(prefix)) return `contains <${name}>; write it without the prefix`
  if (local !== 'script' && (isDescription(name) || (!described && drawnElements.has(name)))) return null
  return `contains <${name}>; ${HINTS[local] ?? 'convert it to paths, or delete it'}`
}

/** Returns all elements of a document, in its order. */
const allOf = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(allOf)]

function findProblems(root: XmlElement): Problem[] {
  const attributes = allOf(root).flatMap((element) => [...element.attributes])
  const ids = new Set(attributes.flatMap(([name, value]) => (name === 'id' ? [value] : [])))
  /** Prefixes of SVG and HTML, whose elements browsers draw or run. */
  const foreign = new Set(
    attributes.flatMap(([name, value]) =>
      name.startsWith('xmlns:') && /\/(svg|xhtml)$/.test(value) ? [name.slice('xmlns:'.length)] : [],
    ),
  )
  const problems: Problem[] = viewBoxProblem(root)
  const visit = (element: XmlElement, filled: boolean, described: boolean) => {
    const { name, line } = element
    const add = (text: string | null) => void (text !== null && problems.push({ line, text }))
    const wrong = element === root ? null : elementProblem(name, foreign, described)
    add(wrong)
    if (wrong !== null) return
    const describes = described || isDescription(name)
    for (const [attribute, value] of element.attributes) {
      if (describes && !/^on/i.test(attribute)) continue
      const problem = attributeProblem(attribute, value, ids)
      add(problem && `<${name}> ${problem}`)
    }
    const isFilled = filled || element.attributes.has('fill') || name === 'clipPath'
    if (!isFilled && FILLED.has(name))
      add(`<${name}> has no fill, so it is black on the dark pages; write one, such as ${FILL}`)
    for (const child of element.children) visit(child, isFilled, describes)
  }
  visit(root, false, false)
  return problems
}

/** Error of a mark that cannot be used. Its message has one line for each reason, which names the file. */
export class MarkError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    // Vite prints the stack. Without its frames the reasons are all that is printed.
    this.stack = this.message
  }
}

/**
 * Returns the root element of a mark. `file` is its path for messages.
 *
 * @throws {MarkError} for anything but shapes in a square: code, styles, texts, references to other files
 */
export function checkMark(source: string, file: string): XmlElement {
  const bytes = Buffer.byteLength(source)
  if (bytes > MARK_BYTES)
    throw new MarkError([
      `${file}: has ${bytes} bytes, at most ${MARK_BYTES} are allowed; simplify it, for example with SVGO`,
    ])
  try {
    const root = parseXml(source)
    if (root.name !== 'svg')
      throw new MarkError([`${file}:${root.line}: is not an SVG picture: it begins with <${root.name}>`])
    if (root.attributes.get('xmlns') !== SVG)
      throw new MarkError([`${file}:${root.line}: <svg> needs xmlns="${SVG}"`])
    const problems = findProblems(root)
    if (problems.length > 0) throw new MarkError(problems.map(({ line, text }) => `${file}:${line}: ${text}`))
    return root
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw new MarkError([`${file}:${error.line}: is not well-formed SVG: ${error.message}`])
  }
}
