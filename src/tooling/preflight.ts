import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readProductionConfig } from '../config/variables.ts'
import { ProblemsError } from '../shared/errors.ts'
import { checkLive } from './checkLive.ts'
import { configFor } from './content/readContent.ts'
import { lists } from './content/contentSchemas.ts'
import { readSite } from './content/readSite.ts'
import { readTaken, shareText } from './pictures/sharePage.ts'

// npm run preflight [-- https://www.your-agency.com]
const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** Returns a line for each file, and for each list of records, that is still the sample's. */
function samples(): string[] {
  const marked = globSync('**/*.json', { cwd: join(root, 'src/content') }).filter((file) =>
    /"sample":\s*true/.test(readFileSync(join(root, 'src/content', file), 'utf8')),
  )
  return Array.from(
    Map.groupBy(marked, (file) => (dirname(file) in lists ? dirname(file) : file)),
    ([place, { length }]) => {
      const what = place in lists ? `${length} records are marked as samples` : 'is marked as a sample'
      return `src/content/${place}: ${what}`
    },
  )
}

/** The policy allows frames of the calendar's own host alone. */
async function redirectProblems(calendar: string): Promise<string[]> {
  try {
    const { url } = await fetch(calendar, { signal: AbortSignal.timeout(15_000) })
    const { origin } = new URL(url)
    if (origin === new URL(calendar).origin) return []
    return [`VITE_SCHEDULER_URL leads to ${origin}, which the policy blocks; write the address there: ${url}`]
  } catch {
    return [`VITE_SCHEDULER_URL does not answer: ${calendar}`]
  }
}

/** Returns the file of the site that has changed since it was built, or undefined. */
function changedSince(built: number): string | undefined {
  return globSync(['src/content/**/*.*', 'public/**/*.*'], { cwd: root }).find(
    (file) => statSync(join(root, file)).mtimeMs > built,
  )
}

/** The address of the live site, or undefined before it is deployed. */
const live = process.argv[2]
/** What prevents a launch, and what a live site lacks because its host cannot do it, one line each. */
const [problems, limits]: [string[], string[]] = [[], []]
const { site, problems: ofContent } = await readSite(root)
let calendar: string | undefined
try {
  calendar = configFor(readProductionConfig(root), site?.contents ?? []).scheduler?.url
} catch (error) {
  if (!(error instanceof ProblemsError)) throw error
  problems.push(...error.problems)
}
problems.push(...ofContent, ...samples())
for (const fact of ['company', 'register', 'vatNumber'] as const)
  if (site && site.content.agency.legal?.[fact] === undefined)
    problems.push(`src/content/agency.json: legal.${fact} is missing; write "none" if there is none`)
if (site && ofContent.length === 0 && readTaken().words !== shareText(site.contents))
  problems.push('public/share/ shows another name, title, palette or pages; run npm run pictures')
const mark = join(root, 'public/mark.svg')
if (!existsSync(mark)) problems.push('public/mark.svg is missing')
else if (readFileSync(mark, 'utf8').includes('<!-- sample -->'))
  problems.push('public/mark.svg is marked as a sample')
const built = statSync(join(dist, '_headers'), { throwIfNoEntry: false })
const newer = built && changedSince(built.mtimeMs)
if (!built) problems.push('dist/ has no built site; run npm run build')
else if (newer) problems.push(`dist/ is older than ${newer}; run npm run build`)
if (live !== undefined && !(/^https?:/.test(live) && URL.canParse(live)))
  problems.push(`${live} is not an address (https://...)`)
else if (live !== undefined && built) {
  if (calendar !== undefined) problems.push(...(await redirectProblems(calendar)))
  const answers = await checkLive(new URL(live).origin, dist)
  problems.push(...answers.problems)
  limits.push(...answers.limits)
}

const listOf = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')
if (limits.length > 0) console.log(`What GitHub Pages cannot do:${listOf(limits)}`)
const onGitHub = limits.length > 0 ? ' for GitHub Pages' : ''
if (problems.length > 0) console.error(`Not ready to launch:${listOf(problems)}`)
else console.log(live === undefined ? 'Ready to launch.' : `${live} is in order${onGitHub}.`)
process.exitCode = problems.length > 0 ? 1 : 0
