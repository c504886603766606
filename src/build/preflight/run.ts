import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoConfig } from '../../config/defaults.ts'
import type { SiteConfig } from '../../config/site.ts'
import { readProductionConfig } from '../../config/variables.ts'
import { ProblemsError } from '../../shared/errors.ts'
import { evaluateInChild } from '../content/readContent.ts'
import { missingBuild } from './builtFiles.ts'

const root = join(import.meta.dirname, '../../..')
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

/** Returns what prevents a launch, one line each. `live` is the address of the site, or undefined before it is deployed. */
async function findProblems(live: string | undefined): Promise<string[]> {
  const problems: string[] = []
  const config = productionConfig(problems)
  const content = evaluateInChild(config ?? demoConfig, root)
  if (content.problems.length > 0) return [...problems, ...content.problems]
  // These modules load the content, and would fail without a line that names the fault.
  const { agency } = await import('../../content/agency.ts')
  const { checkBuild } = await import('./checkBuild.ts')
  const { checkContent } = await import('./checkContent.ts')
  const { checkLive } = await import('./checkLive.ts')
  const { shareText, SHARE_TEXT_FILE } = await import('../pictures/sharePage.ts')
  const phrases = JSON.parse(
    readFileSync(join(import.meta.dirname, 'samplePhrases.json'), 'utf8'),
  ) as string[]
  problems.push(
    ...checkContent(content.modules, agency),
    ...(readFileSync(SHARE_TEXT_FILE, 'utf8') === shareText()
      ? []
      : ['public/share/ shows another name, title or palette than the pages; run npm run pictures']),
    ...checkBuild({ root, dist, agency, siteUrl: config?.siteUrl ?? null, phrases }),
  )
  if (live === undefined || missingBuild(dist)) return problems
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
