import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { typographic } from '../../src/build/content/typographic.ts'
import { resolveConfig } from '../../src/config/resolve.ts'

// Prints the content of a project as JSON. The arguments are its folder and a file with its environment. A process of
// its own loads the modules of one project only.
const [folder = '.', environment = '.env'] = process.argv.slice(2)

// The build puts the configuration in place of this name.
Object.assign(globalThis, {
  __SITE_CONFIG__: resolveConfig(parseEnv(readFileSync(environment, 'utf8')), 'production'),
})
const files = globSync('src/content/**/*.ts', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
const modules = files.map(async (file) => {
  const exports = (await import(pathToFileURL(resolve(join(folder, file))).href)) as Record<string, unknown>
  return [file, { ...exports }] as const
})
const content: unknown = Object.fromEntries(await Promise.all(modules))
const printed = JSON.stringify(content, (_, value: unknown) =>
  typeof value === 'string' ? typographic(value) : value,
)
process.stdout.write(printed)
