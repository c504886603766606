import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes vocabulary.json: what schema.org says about the types of the site's structured data and about their ancestors.
 * Add a type to `used` and run it again before the site's markup uses the type:
 *
 *     curl -O https://raw.githubusercontent.com/schemaorg/schemaorg/main/data/releases/30.0/schemaorg-current-https.jsonld
 *     node tests/helpers/schemaOrg/extractVocabulary.ts 30.0 schemaorg-current-https.jsonld
 */
const used = [
  'Answer',
  'BreadcrumbList',
  'FAQPage',
  'ListItem',
  'Organization',
  'PostalAddress',
  'Question',
  'Service',
  'WebSite',
]
const dataTypes = ['Boolean', 'Date', 'DateTime', 'Integer', 'Number', 'Text', 'Time', 'URL']

type References = { '@id': string } | { '@id': string }[]

interface Definition {
  '@id': string
  'rdfs:subClassOf'?: References
  'schema:domainIncludes'?: References
  'schema:rangeIncludes'?: References
}

/** Names of referenced terms of schema.org. Other vocabularies, such as GS1's, are left out. */
const namesOf = (references: References = []) =>
  [references]
    .flat()
    .flatMap(({ '@id': id }) => (id.startsWith('schema:') ? [id.slice('schema:'.length)] : []))
    .toSorted()

const [version = '', file = ''] = process.argv.slice(2)
const { '@graph': graph } = JSON.parse(readFileSync(file, 'utf8')) as { '@graph': Definition[] }
const definitions = new Map(graph.map((definition) => [definition['@id'].replace('schema:', ''), definition]))

const types = new Map<string, string[]>()
function addType(name: string): void {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`schema.org ${version} has no type "${name}"`)
  const parents = namesOf(definition['rdfs:subClassOf'])
  types.set(name, parents)
  parents.forEach(addType)
}
for (const name of [...used, ...dataTypes]) addType(name)

const properties = new Map<string, { domain: string[]; range: string[] }>()
for (const [name, definition] of definitions) {
  const domain = namesOf(definition['schema:domainIncludes']).filter((type) => types.has(type))
  if (domain.length > 0) properties.set(name, { domain, range: namesOf(definition['schema:rangeIncludes']) })
}

const sorted = <T>(entries: ReadonlyMap<string, T>) =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))

const vocabulary = {
  source: `https://github.com/schemaorg/schemaorg/blob/main/data/releases/${version}/schemaorg-current-https.jsonld`,
  license: 'Apache-2.0',
  version,
  types: sorted(types),
  properties: sorted(properties),
}
writeFileSync(join(import.meta.dirname, 'vocabulary.json'), `${JSON.stringify(vocabulary, null, 2)}\n`)
