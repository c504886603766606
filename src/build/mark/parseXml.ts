export interface XmlElement {
  /** Name with its prefix, as in the file. */
  name: string
  /** Line of the file, from 1. */
  line: number
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
}

/** Error of a file that is not well-formed. Its message has no file name. */
export class XmlError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.name = 'XmlError'
    this.line = line
  }
}

/** One piece of markup: a declaration, comment or text that is skipped, an end tag, or a start tag. */
const TOKEN =
  /<\?xml\s[^>]*\?>|<!DOCTYPE[^[>]*>|<!--[\s\S]*?-->|[^<]+|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[A-Za-z_][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/gy
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(value: string, line: number): string {
  return value.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (entity, decimal, hex, name) => {
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    const character = name ? ENTITIES[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (character === undefined) throw new XmlError(line, `${entity} is not a known entity`)
    return character
  })
}

function attributesOf(source: string, line: number): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', quoted, apostrophed] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new XmlError(line, `an element has the attribute ${name} twice`)
    attributes.set(name, decode(quoted ?? apostrophed ?? '', line))
  }
  return attributes
}

/**
 * Returns the root element of an XML document. Drops text, comments, the XML declaration and a document type.
 *
 * @throws {XmlError} for a document that is not well-formed, has CDATA, a style sheet, or declarations of its own
 */
export function parseXml(document: string): XmlElement {
  const source = document.replace(/^\uFEFF/, '')
  const lineAt = (at: number) => source.slice(0, at).split('\n').length
  const roots: XmlElement[] = []
  const open: XmlElement[] = []
  let at = 0
  while (at < source.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(source)
    const line = lineAt(at)
    if (!token)
      throw new XmlError(line, `cannot be read from "${source.slice(at, at + 24).split('\n', 1)[0]}"`)
    at = TOKEN.lastIndex
    const { start, end, attributes = '', empty } = token.groups ?? {}
    if (start) {
      const element = { name: start, line, attributes: attributesOf(attributes, line), children: [] }
      ;(open.at(-1)?.children ?? roots).push(element)
      if (!empty) open.push(element)
    } else if (end) {
      const last = open.pop()
      if (last?.name !== end)
        throw new XmlError(line, `</${end}> closes ${last ? `<${last.name}>` : 'nothing'}`)
    }
  }
  const unclosed = open.at(-1)
  if (unclosed) throw new XmlError(unclosed.line, `<${unclosed.name}> has no end tag`)
  const [root, second] = roots
  if (!root) throw new XmlError(1, 'contains no element')
  if (second) throw new XmlError(second.line, `<${second.name}> stands outside <${root.name}>`)
  return root
}
