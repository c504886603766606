import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '../helpers/wordsIn.ts'

/** Texts that look like sentences and that nobody reads. */
const NOT_WORDS: Readonly<Record<string, string>> = {
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox…': 'permissions of a frame',
}

it('keeps all words of the site in src/content', () => {
  const files = globSync('src/{pages,app,ui,routes}/**/*.{ts,tsx}')
  const found = files.toSorted().flatMap((file) =>
    wordsIn(file, readFileSync(file, 'utf8'))
      .filter(({ text }) => !(text in NOT_WORDS))
      .map(({ line, text }) => `${file}:${line} has "${text}". Move it to src/content.`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

describe('words in source code', () => {
  const textsIn = (source: string) => wordsIn('fixture.tsx', source).map(({ text }) => text)

  it.each([
    ['text of an element', `<p>Hello <b>{name}</b> there</p>`, ['Hello', 'there']],
    ['text of a fragment', `<>Hi</>`, ['Hi']],
    ['both sides of a choice', `<p>{sent ? 'Sent' : busy && \`Wait \${time}\`}</p>`, ['Sent', 'Wait …']],
    ['an accessible name', `<nav aria-label="Main" data-x="Main" />`, ['Main']],
    ['a computed accessible name', `<nav aria-label={\`\${name}, home\`} />`, ['…, home']],
    ['lines of a prop', `<Hero title={['Oops!', 'Gone']} height="low" />`, ['Oops!', 'Gone']],
    ['a field', `const link = { label: 'Home', id: 'home' }`, ['Home']],
    ['a sentence in a variable', `const hint = 'Try again later.'`, ['Try again later.']],
    ['a sentence with a value', 'const hint = `About ${count} letters`', ['About … letters']],
    ['generated text of CSS', "const A = styled.a`&::after{content: 'here';}`", ['here']],
  ])('are %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts)
  })

  it.each([
    ['styles', 'const A = styled.a`color: red; content: "";`; const b = `padding: 2px auto ${c}`'],
    ['messages for developers', `console.error('It did not load'); throw new TypeError('not a number')`],
    ['selectors, paths and names', `find('main h1, [tabindex]'); draw('M3 5h18v14H3Z'); use('dark-mode')`],
    ['numbers and signs', `<p>24/7 · © {year} <Icon name="arrow" d="M4 12" /></p>`],
    ['types', `type Phase = 'not started' | 'done'`],
  ])('are not %s', (_, source) => {
    expect(textsIn(source)).toEqual([])
  })

  it('are found with their lines', () => {
    expect(wordsIn('fixture.tsx', `const a = 1\nconst b = (\n  <p>\n    Hello\n  </p>\n)`)).toEqual([
      { line: 4, text: 'Hello' },
    ])
  })
})
