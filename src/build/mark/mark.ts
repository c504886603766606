import { escapeHtml } from '../../shared/text.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors } from '../../theme/tokens.ts'
import { checkMark, MarkError } from './checkMark.ts'
import type { XmlElement } from './parseXml.ts'
import { colorAttributes, drawnAttributes, drawnElements, referenceOf } from './vocabulary.ts'

const FILE = 'public/mark.svg'
const path = join(import.meta.dirname, '../../..', FILE)

/** Id of the symbol, and prefix of the ids inside it: those of the file could be ids of a page. */
const ID = 'mark'

const tokenOf = new Map<string, string>(Object.entries(colors).map(([name, hex]) => [hex, name]))

/** Returns the color token of the same value, which changes in print and under forced colors, or else `color` itself. */
function themed(color: string): string {
  const hex = color.trim().toLowerCase()
  const token = tokenOf.get(hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  return token === undefined ? color : `var(--${token})`
}

function serialize({ name, attributes, children }: XmlElement): string {
  if (!drawnElements.has(name)) return ''
  return `<${name}${attributesOf(attributes)}>${children.map(serialize).join('')}</${name}>`
}

function attributesOf(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name]) => drawnAttributes.has(name))
    .map(([name, value]) => {
      const reference = referenceOf(value)
      if (reference !== null) return [name, `url(#${ID}-${reference})`] as const
      if (name === 'id') return [name, `${ID}-${value}`] as const
      return [name, colorAttributes.has(name) ? themed(value) : value] as const
    })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

/**
 * Returns a checked mark as an SVG element without a size, whose symbol `#mark` the pages show. Definitions stay in the
 * tree: in an element with `display: none` browsers do not apply gradients.
 *
 * @throws {MarkError} for a mark that cannot be used
 */
export function markSymbol(source: string, file = FILE): string {
  const { attributes, children } = checkMark(source, file)
  const own = new Map([...attributes].filter(([name]) => !['id', 'x', 'y', 'width', 'height'].includes(name)))
  const content = children.map(serialize).join('')
  return `<svg width="0" height="0" aria-hidden="true"><symbol id="${ID}"${attributesOf(own)}>${content}</symbol></svg>`
}

/**
 * Returns the content of public/mark.svg, the source of the header's mark, the icons and the share pictures.
 *
 * @throws {MarkError} if the file is missing or cannot be used
 */
export function readMark(): string {
  if (!existsSync(path))
    throw new MarkError([
      `${FILE} is missing: put the agency's mark there, an SVG of shapes with a square viewBox`,
    ])
  const source = readFileSync(path, 'utf8')
  checkMark(source, FILE)
  return source
}
