import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes comments, indentation and empty lines from GLSL. Line breaks stay, because preprocessor lines need
 * them.
 */
export function stripGlsl(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^\s+|[ \t]+$/gm, '')
}

/** Returns the hash in taken.json of the shaders that drew the posters, without their comments. */
export function shadersHash(): string {
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.glsl', { cwd: source }).toSorted()
  const shaders = files.map((file) => stripGlsl(readFileSync(join(source, file), 'utf8')))
  return hash('sha256', shaders.join('\n')).slice(0, 12)
}
