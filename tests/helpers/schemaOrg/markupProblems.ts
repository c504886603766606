import vocabulary from './vocabulary.json' with { type: 'json' }

type Node = Readonly<Record<string, unknown>>

const types: Readonly<Record<string, readonly string[]>> = vocabulary.types
const properties: Readonly<Record<string, { domain: readonly string[]; range: readonly string[] }>> =
  vocabulary.properties

/**
 * Properties without which search engines ignore an entity, from Google's documentation of its rich results. Google has
 * none for services.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url', 'logo'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a type and all types that it inherits from. */
const withAncestors = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(withAncestors)]

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)

/** Whether a text is a value of a data type. All other types are things. */
const texts: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== '',
  URL: isAddress,
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^\d\d:\d\d/.test(text),
  Boolean: () => false,
  Integer: () => false,
  Number: () => false,
}

/** Whether a value without a type of its own is one of `range`. An address can stand for any thing, as schema.org says. */
function isValueOf(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (typeof value === 'number')
    return range.includes('Number') || (range.includes('Integer') && Number.isInteger(value))
  if (typeof value !== 'string') return false
  return range.some((type) => (texts[type] ?? isAddress)(value))
}

/**
 * Returns what is wrong with JSON-LD by schema.org's definitions in vocabulary.json: unknown types, properties that a
 * type does not have, values of another type than the property's, references to nothing, and what search engines require.
 */
export function markupProblems(markup: unknown): string[] {
  const problems: string[] = []
  const graph = isNode(markup) && Array.isArray(markup['@graph']) ? markup['@graph'].filter(isNode) : []
  if (!isNode(markup) || markup['@context'] !== 'https://schema.org')
    problems.push('@context is not https://schema.org')
  if (graph.length === 0) problems.push('@graph has no entity')
  const byId = new Map(graph.flatMap((node) => ('@id' in node ? [[node['@id'], node] as const] : [])))
  if (byId.size < graph.filter((node) => '@id' in node).length) problems.push('two entities have one @id')

  function checkValue(value: unknown, name: string, range: readonly string[], place: string): void {
    if (!isNode(value)) {
      if (!isValueOf(value, range))
        problems.push(`${place}: ${JSON.stringify(value)} is no ${range.join(' or ')}`)
      return
    }
    const isReference = Object.keys(value).join() === '@id'
    const target = isReference ? byId.get(value['@id']) : value
    if (!target) {
      problems.push(`${place}: no entity of the page has the @id ${JSON.stringify(value['@id'])}`)
      return
    }
    const type = String(target['@type'])
    if (type in types && !withAncestors(type).some((one) => range.includes(one)))
      problems.push(`${place}: ${type} is no ${range.join(' or ')}, which ${name} expects`)
    if (!isReference) checkNode(value, place)
  }

  function checkNode(node: Node, place: string): void {
    const type = node['@type']
    if (typeof type !== 'string' || !(type in types)) {
      const name = JSON.stringify(type)
      problems.push(`${place}: schema.org has no type ${name}, or extractVocabulary.ts does not name it`)
      return
    }
    const lineage = withAncestors(type)
    for (const [name, value] of Object.entries(node)) {
      if (name === '@type' || name === '@id') continue
      const definition = properties[name]
      if (!definition?.domain.some((owner) => lineage.includes(owner))) {
        problems.push(`${place}: ${type} has no property "${name}"`)
        continue
      }
      const isList = Array.isArray(value)
      for (const [index, one] of [value].flat().entries())
        checkValue(one, name, definition.range, `${place}.${name}${isList ? `[${index}]` : ''}`)
    }
    for (const name of lineage.flatMap((one) => required[one] ?? []))
      if ([node[name] ?? []].flat().length === 0)
        problems.push(`${place}: search engines require "${name}" of ${type}`)
    if (lineage.includes('BreadcrumbList')) checkTrail([node['itemListElement']].flat(), place)
  }

  /** All steps of a trail but the last need an address. */
  function checkTrail(steps: readonly unknown[], place: string): void {
    for (const [index, step] of steps.filter(isNode).entries()) {
      if (step['position'] !== index + 1)
        problems.push(`${place}: step ${index + 1} of the trail has another position`)
      if (!('item' in step) && index < steps.length - 1)
        problems.push(`${place}: step ${index + 1} of the trail has no item`)
    }
  }

  for (const [index, node] of graph.entries()) checkNode(node, `${String(node['@type'])} ${index}`)
  return problems
}
