import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { demoConfig } from '../../config/defaults.ts'
import { ConfigError, resolveConfig } from '../../config/resolve.ts'
import type { SiteConfig } from '../../config/types.ts'
import { agency } from '../../content/agency.ts'
import { evaluateContent } from '../content/evaluate.ts'
import { stalePictures } from '../pictures/stalePictures.ts'
import { withDrawings } from '../pictures/withDrawings.ts'
import { checkBuild } from './checkBuild.ts'
import { checkContent } from './checkContent.ts'
import { checkLive } from './checkLive.ts'
import { missingBuild } from './builtFiles.ts'

const root = join(import.meta.dirname, '../../..')
const dist = join(root, 'dist')

/** Returns the configuration of production, or null with one problem per variable. */
function productionConfig(problems: string[]): SiteConfig | null {
  try {
    return resolveConfig(loadEnv('production', root, 'VITE_'), 'production')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.push(...error.problems)
    return null
  }
}

/** Returns what prevents a launch, one line each. `live` is the address of the site, or undefined before it is deployed. */
async function findProblems(live: string | undefined): Promise<string[]> {
  const problems: string[] = []
  const config = productionConfig(problems)
  const content = await evaluateContent(config ?? demoConfig)
  const phrases = JSON.parse(
    readFileSync(join(import.meta.dirname, 'samplePhrases.json'), 'utf8'),
  ) as string[]
  problems.push(
    ...checkContent(content, agency),
    ...(await withDrawings(stalePictures)),
    ...checkBuild({ root, dist, agency, siteUrl: config?.siteUrl ?? null, phrases }),
  )
  if (live === undefined || missingBuild(dist)) return problems
  if (!URL.canParse(live)) return [...problems, `${live} is not an address (https://...)`]
  return [...problems, ...(await checkLive(new URL(live).origin, dist))]
}

const live = process.argv[2]
const problems = await findProblems(live)
if (problems.length > 0)
  console.error(`Not ready to launch:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
else console.log(live === undefined ? 'Ready to launch.' : `${live} is in order.`)
process.exitCode = problems.length > 0 ? 1 : 0
