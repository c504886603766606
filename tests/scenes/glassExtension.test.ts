import { describe, expect, it } from 'vitest'
import { insertChunk } from '../../src/engine/glass/insertChunk.ts'

describe('a chunk of GLSL', () => {
  const shader = 'void main() {\n  vec3 color;\n#pragma scene color\n  float a;\n#pragma scene alpha\n}\n'

  it('is inserted at the places that it names, and leaves others empty', () => {
    expect(insertChunk(shader, '#pragma scene alpha\na = 1.0;\n#pragma scene color\ncolor = c;\n')).toBe(
      'void main() {\n  vec3 color;\ncolor = c;\n  float a;\na = 1.0;\n}\n',
    )
    expect(insertChunk(shader)).toBe('void main() {\n  vec3 color;\n  float a;\n}\n')
  })

  it('fails for a place that the shader lacks, and for text above its first place, except comments', () => {
    expect(() => insertChunk(shader, '#pragma scene colour\ncolor = c;\n')).toThrow(
      'A GLSL chunk has text for "#pragma scene colour", which its shader lacks',
    )
    expect(() => insertChunk(shader, 'float b;\n#pragma scene color\n')).toThrow('got "float b;"')
    expect(insertChunk(shader, '/* Colours. */\n#pragma scene color\n')).toBe(insertChunk(shader))
  })
})
