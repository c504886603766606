import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../../config/site.ts'
import { contentProblems, fileProblems, isContent } from './checkContent.ts'
import { lineOf, loadErrorOf, type LoadError } from './loadError.ts'
import type { Modules } from './modules.ts'
import { plainData } from './plainData.ts'
import { registry } from './registry.ts'
import { typographic } from './typographic.ts'
import { unbroken } from './unbroken.ts'

/** Modules whose exports are plain data: the content, and the facts that follow from it. */
const DATA = ['src/content/**/*.ts', 'src/facts/*.ts']

/** Modules of titles and descriptions, which have no lines. */
const HEADS = /\/heads?\.ts$/

/** Returns a text of a page as the page shows it. */
const onPage = (text: string) => typographic(unbroken(text))

export interface EvaluatedContent {
  modules: Modules
  /** What is wrong, one line each. Empty: the content can be built. */
  problems: readonly string[]
}

/** Returns the file with which a line begins. */
const fileOf = (line: string) => line.replace(/[: ].*/, '')

/**
 * Whether the error is the cause of others. A module that fails also fails all that import it, and bad content can make
 * computed facts fail.
 */
const isCause = ({ file, missing }: LoadError) =>
  isContent(file) && (missing === null || !Object.hasOwn(registry, missing))

/** Loads and checks all modules of data in this process. `root` is the folder that contains src. */
export async function evaluateContent(config: SiteConfig, root: string): Promise<EvaluatedContent> {
  // The build puts the configuration in place of this name. `config/site.ts` reads it as a global here, so it is set before any import.
  Object.assign(globalThis, { __SITE_CONFIG__: config })
  const files = globSync(DATA, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .toSorted()
  const modules: Record<string, Record<string, unknown>> = {}
  const problems = fileProblems(files)
  const errors: LoadError[] = []
  for (const file of files) {
    try {
      const shown = HEADS.test(file) ? typographic : onPage
      const exports: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
      modules[file] = Object.fromEntries(
        Object.entries(exports).map(([name, value]) => [
          name,
          plainData(value, name, (problem) => problems.push(`${file}: ${problem}`), shown),
        ]),
      )
    } catch (error) {
      errors.push(loadErrorOf(error, file, root))
    }
  }
  problems.push(...contentProblems(modules))
  const all = [...new Set([...problems, ...errors.filter(isCause).map(lineOf)])]
  const ofContent = all.filter(isContent)
  const shown = ofContent.length > 0 ? ofContent : [...new Set([...all, ...errors.map(lineOf)])]
  return { modules, problems: shown.toSorted((a, b) => fileOf(a).localeCompare(fileOf(b))) }
}
