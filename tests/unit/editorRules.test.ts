import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contentFilesIn, lists } from '../../src/tooling/content/readContent.ts'
import { editorConfig, type EditorField } from '../../src/tooling/editor.ts'
import { fixture } from '../otherAgency/agencyFolder.ts'

const { collections, media_libraries: libraries } = editorConfig(fixture)

/** Returns the editor's field at a path of a file, such as `pages/home`, or of a list's records, such as `team`. */
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
      : (contentFilesIn(fixture).find((entry) => entry.path.endsWith(`/${name}.json`)) ?? {
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
const ONE_LINE = /one line, without spaces/
const PORTRAIT = 'portrait.file'
const LETTERS = /has " " and "ü" and "\(" and "\)" in its name/

/** Rules of the build: a value at a path of a file against each, what the build says of it, and what the editor does. */
const rules: [string, string, string, unknown, RegExp, object | null][] = [
  ['a length', 'call', 'write', 'a'.repeat(29), /room for 28/, { maxlength: 28 }],
  ['a required text', 'call', 'write', undefined, /is missing|must be text/, { required: ['nb', 'pl'] }],
  [
    'a text of a record',
    'services',
    'title',
    undefined,
    /is missing|must be text/,
    { required: ['nb', 'pl'], i18n: true },
  ],
  [
    'a fact of a record',
    'team',
    'name',
    undefined,
    /is missing|must be text/,
    { required: true, i18n: false },
  ],
  [
    'a pattern',
    'pages/home',
    'head.path',
    '/Om oss',
    /must be a path/,
    { pattern: saying(/must be a path/) },
  ],
  ['a number to call', 'content/agency', 'phone', 'abc', /of digits/, { pattern: saying(/of digits/) }],
  ['an address', 'content/agency', 'email', 'anna', /is not an e-mail address/, { type: 'email' }],
  ['a part of a fact', 'team', 'hours.from', 'x', /must be/, { required: true, i18n: false }],
  ['a choice', 'palette', 'figures', 'none', /must be/, { widget: 'boolean' }],
  ['a number', 'content/agency', 'since', 2012.5, /whole number/, { value_type: 'int' }],
  ['the entries of a list', 'projects', 'technologies', [], /needs 1 to 6/, { min: 1, max: 6 }],
  [
    'a logo',
    'pages/home',
    'clients.list.logo',
    'a.png',
    /must end with \.svg/,
    { widget: 'image', accept: '.svg' },
  ],
  [
    'a picture',
    'team',
    PORTRAIT,
    'anna.heic',
    /must end with \.avif/,
    { accept: '.avif,.jpg,.jpeg,.png,.webp' },
  ],
  // The editor saves what these refuse: the next build names the field. It renames files (`slugify_filename`).
  ['a place', 'call', 'write', 'Skriv {time}', /unknown place \{time\}/, null],
  ['a space at the end', 'call', 'write', 'Skriv ', ONE_LINE, { pattern: saying(ONE_LINE) }],
  ['letters of a name', 'team', PORTRAIT, '/Foto Büro (1).jpg', LETTERS, null],
  ['a folder of pictures', 'team', PORTRAIT, '/team/anna.jpg', /has "\/" in its name/, null],
]

it.each(rules)('the editor and the build agree about %s', (_, file, path, value, says, editor) => {
  expect(buildSays(file, path, value)).toEqual([expect.stringMatching(says)])
  const field = fieldAt(file, path)
  expect(field).toMatchObject(editor ?? {})
  if (editor && 'pattern' in editor)
    expect(value).not.toMatch(new RegExp(String([field?.['pattern']].flat()[0])))
})

it('the editor renames pictures to what the build accepts, and takes none that the build refuses for its size', () => {
  expect(libraries.default.config).toEqual({ slugify_filename: true, max_file_size: 40_000_000 })
})
