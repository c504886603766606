import { join } from 'node:path'
import { loadEnv } from 'vite'
import { ConfigError, resolveConfig } from '../config/resolve.ts'
import { servedRoutes } from '../routes/served.ts'
import { readShares } from './posters/manifest.ts'
import { shareWords } from './posters/sharePage.ts'
import { sampleCollections } from './sampleCollections.ts'

/** Returns what prevents a launch: missing configuration, sample values and sample content. One line each. */
async function findProblems(): Promise<string[]> {
  const problems: string[] = []
  try {
    resolveConfig(loadEnv('production', join(import.meta.dirname, '../..'), 'VITE_'), 'production')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.push(...error.problems)
  }
  const shares = readShares()
  const outdated = servedRoutes.filter(
    (route) => route.indexed && shares[route.id]?.words.join() !== shareWords(route).join(),
  )
  if (outdated.length > 0)
    problems.push(
      `public/share: ${outdated.length} pictures show other words than the site; run npm run posters`,
    )
  for (const { file, name, records } of await sampleCollections()) {
    const samples = records.filter(({ sample }) => sample).length
    if (samples > 0) problems.push(`${file}: ${samples} of ${records.length} ${name} are marked as samples`)
  }
  return problems
}

const problems = await findProblems()
if (problems.length > 0)
  console.error(`Not ready to launch:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
else console.log('Ready to launch.')
process.exitCode = problems.length > 0 ? 1 : 0
