import { expect, it } from 'vitest'
import { collapse, stripGlsl } from '../../src/tooling/stripSources.ts'

it('removes comments, indentation and empty lines from GLSL, and keeps preprocessor lines apart', () => {
  const source = `/* Two
lines. */
#ifdef FOG
  float fog = 1.0 / 2.0; // of the depth

#endif
#pragma scene color
`
  expect(stripGlsl(source)).toBe('#ifdef FOG\nfloat fog = 1.0 / 2.0;\n#endif\n#pragma scene color\n')
})

it('collapses the layout and the comments of styles, and keeps their values apart', () => {
  const code = [
    'const Base = styled.div`',
    '  inset: auto 1rem',
    '    calc(1rem + 2px);',
    '  /* A comment. */',
    '  ${minWidth("desktop")} {',
    "    content: '—';",
    '  }',
    '`',
  ].join('\n')
  expect(collapse(code)).toBe(
    'const Base = styled.div` inset:auto 1rem calc(1rem + 2px);${minWidth("desktop")}{content:\'—\';}`',
  )
})

it('leaves other templates and the code between styles as they are', () => {
  const code = 'const a = `x\n  y`\nexport const b = <p title={`c\n  d`}>{f(a as string)}</p>\n'
  expect(collapse(code)).toBe(code)
})
