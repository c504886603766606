import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contentFilesIn } from '../../src/tooling/content/contentFiles.ts'
import { jsonSchemaOf, type JsonSchema } from '../../src/tooling/content/jsonSchema.ts'
import { lists } from '../../src/tooling/content/contentSchemas.ts'
import { editorConfig, type EditorField } from '../../src/tooling/editor.ts'
import { fixture } from '../otherAgency/agencyFolder.ts'

const { collections, media_libraries: libraries } = editorConfig(fixture)

/**
 * Returns the editor's field at a path of a file, such as `pages/home`, or of a list's records, such as
 * `team`.
 */
function fieldAt(name: string, path: string): EditorField | undefined {
  const forms = collections.map((each) => each as { name: string; files?: { file: string }[] })
  const start =
    name in lists
      ? forms.find((form) => form.name === name)
      : forms.flatMap(({ files = [] }) => files).find(({ file }) => file.endsWith(`/${name}.json`))
  const inside = ({ fields, field }: Partial<EditorField> = {}) => (fields ?? [field]) as EditorField[]
  return path
    .split('.')
    .reduce<EditorField | undefined>(
      (found, key, index) => inside(index === 0 ? start : found).find((each) => each.name === key),
      undefined,
    )
}

/** Returns what the build says of a value. Around it is nothing else. */
function buildSays(name: string, path: string, value: unknown) {
  const { schema } =
    name in lists
      ? lists[name as keyof typeof lists]
      : (contentFilesIn(fixture).findLast((entry) => entry.path.endsWith(`/${name}.json`)) ?? {
          schema: v.never(),
        })
  const around = path
    .split('.')
    .reduceRight((inner, key) => ({ [key]: key === 'list' ? [inner] : inner }), value)
  const { issues = [] } = v.safeParse(schema, around, { abortPipeEarly: true })
  return issues
    .filter((issue) => v.getDotPath(issue)?.replace('.0', '') === path)
    .map(({ message }) => message)
}

const saying = (text: RegExp): unknown => [expect.any(String), expect.stringMatching(text)]
const MISSING = /is missing|must be text/
const ONE_LINE = /one line, without spaces/
const PATH = /must be a path/
const ADDRESS = /must be an address/
const ID = /may hold letters/
const DIGITS = /of digits/
const PORTRAIT = 'portrait.file'
const PICTURES = { accept: '.avif,.jpg,.jpeg,.png,.webp' }
const LETTERS = /a name of letters a to z/
const IN_BOTH = { required: ['nb', 'pl'] }
const IN_FIRST = { required: ['nb'], i18n: true }
const FOR_ITSELF = { required: false, i18n: true }

/**
 * Rules of the build: a value at a path of a file against each, what the build says of it, and what the
 * editor does.
 */
const rules: [string, string, string, unknown, RegExp, object | null][] = [
  ['a length', 'call', 'write', 'a'.repeat(29), /room for 28/, { maxlength: 28 }],
  ['a required text', 'call', 'write', undefined, MISSING, IN_BOTH],
  ['a text of a record', 'services', 'title', undefined, MISSING, { ...IN_BOTH, i18n: true }],
  ['a fact of a record', 'services', 'color', undefined, /must be one/, { required: true, i18n: false }],
  ['a name', 'team', 'name', undefined, MISSING, IN_FIRST],
  ["a client's name", 'testimonials', 'name', undefined, MISSING, IN_FIRST],
  ["a client's company", 'testimonials', 'company', '', /is empty/, FOR_ITSELF],
  ['whoever signs', 'services', 'signedBy', '', /is empty/, { required: false, i18n: false }],
  ["a language's address", 'agency', 'address', '', /must be a record/, FOR_ITSELF],
  ["a language's street", 'agency', 'address.street', '', /is empty/, FOR_ITSELF],
  ['a pattern', 'pages/home', 'head.path', '/Om oss', PATH, { pattern: saying(PATH) }],
  ['a number to call', 'content/agency', 'phone', 'abc', DIGITS, { pattern: saying(DIGITS) }],
  ['a calendar', 'content/agency', 'calendar', 'cal.com', ADDRESS, { pattern: saying(ADDRESS) }],
  ['an id of the mail service', 'content/agency', 'mail.publicKey', 'a b', ID, { pattern: saying(ID) }],
  ['an address', 'content/agency', 'email', 'anna', /is not an e-mail address/, { type: 'email' }],
  ['a part of a fact', 'team', 'portrait.focus.top', 'x', /must be/, { required: true, i18n: false }],
  ['a choice', 'services', 'color', 'fourth', /must be one of/, { options: ['first', 'second', 'third'] }],
  ['a number', 'content/agency', 'since', 2012.5, /whole number/, { value_type: 'int' }],
  ['a person', 'services', 'signedBy', 7, /must be text/, { widget: 'relation', collection: 'team' }],
  ['a limit', 'team', 'portrait.focus.left', 101, /at most 100/, { min: 0, max: 100 }],
  ['the entries of a list', 'projects', 'technologies', [], /needs 1 to 6/, { min: 1, max: 6 }],
  ['a logo', 'pages/home', 'clients.list.logo', 'a.png', /end with \.svg/, { accept: '.svg' }],
  ['a picture', 'team', PORTRAIT, 'anna.heic', /end with \.avif/, PICTURES],
  ['a space at the end', 'call', 'write', 'Skriv ', ONE_LINE, { pattern: saying(ONE_LINE) }],
  ['marks around a quotation', 'testimonials', 'content', '«Bra»', /quotation marks/, null],
  // The editor saves what these refuse: the next build names the field. It renames uploads
  // (`slugify_filename`).
  ['a place', 'call', 'write', 'Skriv {time}', /unknown place \{time\}/, null],
  ['letters of a name', 'team', PORTRAIT, '/Foto Büro (1).jpg', LETTERS, null],
  ['a folder of pictures', 'team', PORTRAIT, '/team/anna.jpg', LETTERS, null],
]

it.each(rules)('the editor and the build agree about %s', (_, file, path, value, says, editor) => {
  expect(buildSays(file, path, value)).toEqual([expect.stringMatching(says)])
  const field = fieldAt(file, path)
  expect(field).toMatchObject(editor ?? {})
  if (editor && 'pattern' in editor)
    expect(value).not.toMatch(new RegExp(String([field?.['pattern']].flat()[0])))
})

const keywordsOf = ({ properties = {}, items, ...own }: JsonSchema): string[] =>
  [...Object.values(properties), ...(items ? [items] : [])].flatMap(keywordsOf).concat(Object.keys(own))

it('the schemas have no other keywords, which the editor could lack', () => {
  const found = contentFilesIn(fixture).flatMap(({ schema }) => keywordsOf(jsonSchemaOf(schema)))
  const marks = '$schema default description languages patternErrorMessage refersTo slots title type'
  const checks =
    'accept additionalProperties enum format maxItems maxLength maximum ' +
    'minItems minLength minimum pattern required'
  expect(new Set(found)).toEqual(new Set(`${marks} ${checks}`.split(' ')))
})

it('the editor renames pictures to what the build accepts, and refuses what it refuses', () => {
  expect(libraries.default.config).toEqual({ slugify_filename: true, max_file_size: 40_000_000 })
})

const labelsIn = (value: unknown): unknown[] =>
  value instanceof Object
    ? [Reflect.get(value, 'label'), ...Object.values(value).flatMap((each) => labelsIn(each))]
    : []

it('EDITING.md names lists and forms as the editor does, whose column has room for their names', () => {
  const labels = new Set(labelsIn(collections))
  const page = readFileSync('src/content/EDITING.md', 'utf8')
  const cells = [...page.matchAll(/^\|.+\|(.+)\|$/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap((cell) => [...cell.matchAll(/\*\*(.+?)\*\*|"(.+?)"/g)])
  expect(named.length).toBeGreaterThan(5)
  for (const [, bold, quoted] of named) expect(labels).toContain(bold ?? quoted)
  // A window of 1366 px cuts longer ones off.
  for (const { label } of collections) expect(label.length).toBeLessThanOrEqual(18)
})
