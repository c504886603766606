import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contentFilesIn } from '../../src/tooling/content/readContent.ts'
import { editorConfig, type EditorField } from '../../src/tooling/editor.ts'
import { fixture } from '../otherAgency/agencyFolder.ts'

const { collections, media_libraries: libraries } = editorConfig(fixture)

/** Returns the editor's field at a path of a file. */
function fieldAt(file: string, path: string): EditorField | undefined {
  const start = collections.flatMap(({ files }) => files).find(({ label }) => label === file)
  const inside = ({ fields, field }: Partial<EditorField> = {}) => (fields ?? [field]) as EditorField[]
  return path
    .split('.')
    .reduce<EditorField | undefined>(
      (found, name, index) => inside(index === 0 ? start : found).find((each) => each.name === name),
      undefined,
    )
}

/** Returns what the build says of a value. Its record has nothing else. */
function buildSays(file: string, path: string, value: unknown) {
  const { schema = v.never() } =
    contentFilesIn(fixture).find((entry) => entry.path.endsWith(`/${file}.json`)) ?? {}
  const around = path
    .split('.')
    .reduceRight(
      (inner, name) => (['records', 'list'].includes(name) ? { [name]: [inner] } : { [name]: inner }),
      value,
    )
  const { issues = [] } = v.safeParse(schema, around, { abortPipeEarly: true })
  return issues
    .filter((issue) => v.getDotPath(issue)?.replace('.0', '') === path)
    .map(({ message }) => message)
}

const [TEXT, SVG]: unknown[] = [expect.any(String), expect.stringContaining('svg')]
const PORTRAIT = 'records.portrait.file'
const LETTERS = /has " " and "ü" and "\(" and "\)" in its name/

/** Rules of the build: a value at a path of a file against each, what the build says of it, and what the editor does. */
const rules: [string, string, string, unknown, RegExp, object | null][] = [
  ['a length', 'call', 'write', 'a'.repeat(29), /room for 28/, { maxlength: 28 }],
  ['a required text', 'call', 'write', undefined, /is missing|must be text/, { required: true }],
  ['a pattern', 'pages/home', 'head.path', '/Om oss', /must be a path/, { pattern: [TEXT, TEXT] }],
  ['a choice', 'palette', 'figures', 'none', /must be/, { widget: 'boolean' }],
  ['a number', 'agency', 'since', 2012.5, /whole number/, { value_type: 'int' }],
  ['the entries of a list', 'projects', 'records.technologies', [], /needs 1 to 6/, { min: 1, max: 6 }],
  ['a logo', 'pages/home', 'clients.list.logo', 'a.png', /must end with \.svg/, { pattern: [SVG, TEXT] }],
  ['a picture', 'team', PORTRAIT, 'anna.heic', /must end with \.avif/, { widget: 'image' }],
  // The editor saves what these refuse: the next build names the field. It renames files (`slugify_filename`).
  ['a place', 'call', 'write', 'Skriv {time}', /unknown place \{time\}/, null],
  ['a space at the end', 'call', 'write', 'Skriv ', /one line, without spaces/, null],
  ['letters of a name', 'team', PORTRAIT, '/Foto Büro (1).jpg', LETTERS, null],
  ['a folder of pictures', 'team', PORTRAIT, '/team/anna.jpg', /has "\/" in its name/, null],
]

it.each(rules)('the editor and the build agree about %s', (_, file, path, value, says, editor) => {
  expect(buildSays(file, path, value)).toEqual([expect.stringMatching(says)])
  if (editor) expect(fieldAt(file, path)).toMatchObject(editor)
  else expect(fieldAt(file, path)).toBeDefined()
})

it('the editor renames pictures to what the build accepts, and takes none that the build refuses for its size', () => {
  expect(libraries.default.config).toEqual({ slugify_filename: true, max_file_size: 40_000_000 })
})
