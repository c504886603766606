import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoConfig } from '../config/defaults.ts'
import type { SiteConfig } from '../config/site.ts'
import { readProductionConfig } from '../config/variables.ts'
import type { Agency } from '../model/agency.ts'
import { ProblemsError } from '../shared/errors.ts'
import { checkLive } from './checkLive.ts'
import type { Modules } from './content/modules.ts'
import { evaluateInChild } from './content/readContent.ts'

// npm run preflight [-- https://www.your-agency.com]
const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** Returns the configuration of production, or null with one problem per variable. */
function productionConfig(problems: string[]): SiteConfig | null {
  try {
    return readProductionConfig(root)
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    problems.push(...error.problems)
    return null
  }
}

const isSample = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true

/** Returns the texts and records that are still the sample's, one line for each file and list. */
function sampleContent(content: Modules): string[] {
  return Object.entries(content)
    .filter(([file]) => file.startsWith('src/content/'))
    .flatMap(([file, exports]) =>
      Object.entries(exports).flatMap(([name, value]) => {
        if (isSample(value) || (name === 'sample' && value === true))
          return [`${file}: is marked as a sample`]
        const samples = Array.isArray(value) ? value.filter(isSample).length : 0
        return samples > 0 ? [`${file}: ${samples} entries are marked as samples`] : []
      }),
    )
}

const missingFacts = ({ legal }: Agency): string[] =>
  (['company', 'register', 'vatNumber'] as const)
    .filter((fact) => legal[fact] === null)
    .map((fact) => `src/content/agency.ts: legal.${fact} is missing; write 'none' if there is none`)

/** Returns what prevents a launch, one line each. `live` is the address of the site, or undefined before it is deployed. */
async function findProblems(live: string | undefined): Promise<string[]> {
  const problems: string[] = []
  const content = evaluateInChild(productionConfig(problems) ?? demoConfig, root)
  if (content.problems.length > 0) return [...problems, ...content.problems]
  // These modules load the content, and would fail without a line that names the fault.
  const { agency } = await import('../content/agency.ts')
  const { shareText, SHARE_TEXT_FILE } = await import('./pictures/sharePage.ts')
  problems.push(...sampleContent(content.modules), ...missingFacts(agency))
  if (readFileSync(SHARE_TEXT_FILE, 'utf8') !== shareText())
    problems.push('public/share/ shows another name, title or palette than the pages; run npm run pictures')
  if (!existsSync(join(dist, '_headers'))) return [...problems, 'dist/ has no built site; run npm run build']
  if (live === undefined) return problems
  if (!/^https?:/.test(live) || !URL.canParse(live))
    return [...problems, `${live} is not an address (https://...)`]
  return [...problems, ...(await checkLive(new URL(live).origin, dist))]
}

const live = process.argv[2]
const problems = await findProblems(live)
if (problems.length > 0)
  console.error(`Not ready to launch:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
else console.log(live === undefined ? 'Ready to launch.' : `${live} is in order.`)
process.exitCode = problems.length > 0 ? 1 : 0
