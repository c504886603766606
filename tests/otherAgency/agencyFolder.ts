import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { modulesOf, type Modules } from '../../src/tooling/content/modules.ts'
import { configFor, readContent, readLanguages } from '../../src/tooling/content/readContent.ts'
import { posterFile } from '../../src/backdrop/posters.ts'
import { write } from '../../src/tooling/files.ts'
import { frames, subjectsOf } from '../../src/tooling/pictures/shown.ts'
import { parseVariables } from '../../src/config/variables.ts'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'

const run = promisify(execFile)

/** Folder of this project. */
export const root = join(import.meta.dirname, '../..')

/** What an agency writes: its content, its mark and its environment. */
export const fixture = join(import.meta.dirname, '../fixtures/bjorkLokke')
/**
 * Those of an office without projects and letters: in another script, below a path, with another scene for
 * its services.
 */
const office = join(import.meta.dirname, '../fixtures/kantilena')

const ownPages = join(root, 'src/content', readContent().language, 'pages')

/** What an agency does not take from this project: what programs made, and variables. */
const LEFT_OUT = /^(node_modules|\.git|\.output|\.env(\.(?!example).*)?|dist(-.*)?)$/

/**
 * Sites: the fixture with its own numbers of records, the office, the office in Greek and Georgian letters,
 * and the fixture in Hebrew letters, and as the largest site that builds.
 */
export const variantNames = ['asWritten', 'office', 'bakery', 'rightToLeft', 'greatest'] as const
export type VariantName = (typeof variantNames)[number]

/**
 * Folder of the project with the fixture in place of the sample. It is inside this project, so that its
 * modules find the packages of this project, and begins with a dot, so that TypeScript and the linters leave
 * it out.
 */
export const folderOf = (variant: VariantName): string => join(import.meta.dirname, '.output', variant)

/**
 * Copies an agency's content into a folder. A page that it has no texts for gets those of this site, in all
 * its languages.
 */
export function copyContent(folder: string, agency = fixture): void {
  const [from, to] = [join(agency, 'src/content'), join(folder, 'src/content')]
  for (const pages of globSync('*/pages', { cwd: from }))
    cpSync(ownPages, join(to, pages), { recursive: true })
  cpSync(from, to, { recursive: true })
}

/** Copies the project, and replaces what an agency replaces. */
export function assemble(folder: string, variant: VariantName): void {
  const agency = ['office', 'bakery'].includes(variant) ? office : fixture
  // The cache stays: fonts and pictures take most of a build.
  for (const name of globSync('*', { cwd: folder, exclude: ['node_modules'] }))
    rmSync(join(folder, name), { recursive: true })
  const files = globSync(['**/*', '**/.*'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => LEFT_OUT.test(name),
  })
  for (const file of files.filter((entry) => entry.isFile()))
    cpSync(join(file.parentPath, file.name), join(folder, relative(root, file.parentPath), file.name))
  rmSync(join(folder, 'src/content'), { recursive: true })
  copyContent(folder, agency)
  cpSync(join(agency, 'mark.svg'), join(folder, 'public/mark.svg'))
  cpSync(join(agency, 'production.env'), join(folder, '.env'))
}

/**
 * Writes empty posters where the project has none, because its own content shows fewer scenes than the
 * folder's.
 */
export function addPosters(folder: string): void {
  const posters = subjectsOf(readContent(folder)).flatMap((subject) =>
    frames.map((frame) => posterFile(subject, frame)),
  )
  for (const poster of posters.map((file) => join(folder, 'public', file)))
    if (!existsSync(poster)) write(poster, '')
}

/** Builds the folder's site for production, into `dist`. @throws {Error} with Vite's output if that fails */
export async function buildSite(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build'], { cwd: folder, env: cleanEnvironment(process.env) })
}

/** Returns what the pages of a project show in its languages, in demo mode or with the folder's variable. */
export function modulesIn(folder: string, isDemo = false): readonly Modules[] {
  const contents = readLanguages(folder)
  const variables = () => parseVariables(parseEnv(readFileSync(join(folder, '.env'), 'utf8')))
  const config = configFor(isDemo ? null : variables(), contents)
  return contents.map((content) => modulesOf(content, config, contents))
}
