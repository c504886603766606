import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looseTexts } from '../helpers/looseTexts.ts'

it('gives every text of the pages an element of its own, so that a translated page goes on working', () => {
  const files = globSync('src/{pages,app,ui}/**/*.tsx').toSorted()
  const found = files.flatMap((file) =>
    looseTexts(file, readFileSync(file, 'utf8')).map(
      ({ line, source }) =>
        `${file}:${line} has ${source} beside other children. Put it into an element, such as <span>, or give its prop the type ReactElement.`,
    ),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

describe('a text without an element of its own', () => {
  const looseIn = (source: string) => looseTexts('fixture.tsx', source).map((text) => text.source)

  it.each([
    ['a text beside an element', `<p>Hello <b>{name}</b></p>`, ['Hello']],
    ['a value beside an element', `<p><Icon />{error}</p>`, ['{error}']],
    ['two values', `<p>{first}{second}</p>`, ['{first}', '{second}']],
    [
      'two texts of which one is shown',
      `<p>{a ? 'A' : null}{b && \`B\`}</p>`,
      [`{a ? 'A' : null}`, '{b && `B`}'],
    ],
    ['a text in a fragment', `<>{children}</>`, ['{children}']],
    ['a text in a list', `<p><br />{lines.map((line) => line)}</p>`, ['{lines.map((line) => line)}']],
    ['a variable', `const a = 'A'; const b = <p>{a}<br /></p>`, ['{a}']],
    [
      'a name of two variables',
      `const a = <b />; () => { const { a } = c; return <p>{a}<br /></p> }`,
      ['{a}'],
    ],
  ])('is %s', (_, source, texts) => {
    expect(looseIn(source)).toEqual(texts)
  })

  it.each([
    ['the only child of an element', `<p>{sent ? 'Sent' : 'Send'}</p>`],
    ['an element', `<p><b>{a}</b> <span>B</span>{c ? <i>{c}</i> : null}{/* Nothing. */}</p>`],
    ['a list of elements', `<ul><li />{items.map((item) => (<li key={item}>{item}</li>))}</ul>`],
    ['a variable that is an element', `const a = b ? <b>B</b> : null; const c = <p>{a}<i /></p>`],
    ['a prop that is an element', `interface P { a?: ReactElement | null }; const b = <p>{a}<i /></p>`],
  ])('is not %s', (_, source) => {
    expect(looseIn(source)).toEqual([])
  })

  it('is found with its line', () => {
    expect(looseTexts('fixture.tsx', `const a = (\n  <p>\n    <b />\n    Hello\n  </p>\n)`)).toEqual([
      { line: 4, source: 'Hello' },
    ])
  })
})
