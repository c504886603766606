import { expect, it } from 'vitest'
import { stripGlsl } from '../../src/build/stripGlsl.ts'

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
