import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { modulesOf, type Modules } from '../../src/tooling/content/modules.ts'
import { readContent, readLanguages } from '../../src/tooling/content/readContent.ts'
import { parseVariables } from '../../src/config/variables.ts'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'

const run = promisify(execFile)

/** Folder of this project. */
export const root = join(import.meta.dirname, '../..')

/** What an agency writes: its content, its mark and its environment. */
export const fixture = join(import.meta.dirname, '../fixtures/bjorkLokke')

const ownPages = join(root, 'src/content', readContent().language, 'pages')

/** What an agency takes from this project as it is. */
const TAKEN = ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Variants of the fixture: with its own numbers of records, in Hebrew letters below a path, an architecture office with photographs
 * and no testimonials below a path, the smallest site that builds, and the largest.
 */
export const variantNames = ['asWritten', 'rightToLeft', 'office', 'least', 'greatest'] as const
export type VariantName = (typeof variantNames)[number]

/**
 * Folder of the project with the fixture in place of the sample. It is inside this project, so that its modules find
 * the packages of this project, and begins with a dot, so that TypeScript and the linters leave it out.
 */
export const folderOf = (variant: VariantName): string => join(import.meta.dirname, '.output', variant)

/** What a visitor of the fixture's site saw while it was built, beside its `dist`. */
export const SEEN_FILE = 'seen.json'

/** Copies the fixture's content into a folder. A page that it has no texts for gets those of this site, in all its languages. */
export function copyContent(folder: string): void {
  const [from, to] = [join(fixture, 'src/content'), join(folder, 'src/content')]
  for (const pages of globSync('*/pages', { cwd: from }))
    cpSync(ownPages, join(to, pages), { recursive: true })
  cpSync(from, to, { recursive: true })
}

/** Copies the project, and replaces what an agency replaces. */
export function assemble(folder: string): void {
  // The cache stays: fonts and pictures take most of a build.
  for (const name of globSync('*', { cwd: folder, exclude: ['node_modules'] }))
    rmSync(join(folder, name), { recursive: true })
  for (const name of TAKEN) cpSync(join(root, name), join(folder, name), { recursive: true })
  rmSync(join(folder, 'src/content'), { recursive: true })
  copyContent(folder)
  cpSync(join(fixture, 'mark.svg'), join(folder, 'public/mark.svg'))
  cpSync(join(fixture, 'production.env'), join(folder, '.env'))
}

/** Replaces variables of the folder's .env file, in which the last value of a name counts. */
export function setVariables(folder: string, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    appendFileSync(join(folder, '.env'), `\n${name}=${value}\n`)
}

/** Builds the folder's site for production, into `dist`. @throws {Error} with Vite's output if that fails */
export async function buildSite(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build'], { cwd: folder, env: cleanEnvironment(process.env) })
}

/** Returns what the pages of a project show in its languages, in a build with these variables. */
export function modulesIn(folder: string, environment = join(folder, '.env')): readonly Modules[] {
  const config = parseVariables(parseEnv(readFileSync(environment, 'utf8')))
  const contents = readLanguages(folder)
  return contents.map((content) => modulesOf(content, config, contents))
}
