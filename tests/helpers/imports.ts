import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Import {
  /** File relative to the project, with forward slashes. */
  from: string
  /** Package name with its path, or the imported file relative to the project. */
  to: string
  dynamic: boolean
}

const root = join(import.meta.dirname, '../..')
const STATIC =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every import of every source file, static ones, type imports and dynamic ones alike. */
export function importsOf(pattern = 'src/**/*.{ts,tsx}'): Import[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const resolve = (specifier: string) =>
      specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier.replace(/\?.*/, '')))
        : specifier
    const found = (expression: RegExp, dynamic: boolean) =>
      [...source.matchAll(expression)].map((match) => ({
        from: file,
        to: resolve(match[1] ?? match[2] ?? ''),
        dynamic,
      }))
    return [...found(STATIC, false), ...found(DYNAMIC, true)]
  })
}
