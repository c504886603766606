import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Import {
  /** Importing file, relative to the project. */
  from: string
  /** Imported package with its path, or imported file relative to the project. */
  to: string
  dynamic: boolean
}

const root = join(import.meta.dirname, '../..')
const STATIC =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Returns all imports of the source files: static, dynamic and type imports. */
export function importsOf(pattern = 'src/**/*.{ts,tsx}'): Import[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const resolve = (specifier: string) =>
      specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier.replace(/\?.*/, '')))
        : specifier.replace(/^#src\//, 'src/')
    const found = (expression: RegExp, dynamic: boolean) =>
      [...source.matchAll(expression)].map((match) => ({
        from: file,
        to: resolve(match[1] ?? match[2] ?? ''),
        dynamic,
      }))
    return [...found(STATIC, false), ...found(DYNAMIC, true)]
  })
}
