import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readProductionConfig } from '../config/variables.ts'
import { ProblemsError } from '../shared/errors.ts'
import { checkLive } from './checkLive.ts'
import { contentFilesIn, lists, readLanguages, type Content } from './content/readContent.ts'
import { readJson } from './content/readJson.ts'
import { readTaken, shareText } from './pictures/sharePage.ts'

// npm run preflight [-- https://www.your-agency.com]
const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** Returns a line for each file, and for each list of records, that is still the sample's. */
function samplesIn(content: Content): string[] {
  const files = contentFilesIn(root).filter(({ path, languages }) => {
    // A file that the site does not need can be missing.
    if (languages || !existsSync(join(root, path))) return false
    const { sample } = readJson(join(root, path)) as { sample?: boolean }
    return sample === true
  })
  const counts = Object.keys(lists).map((list) => {
    const records = content[list as keyof typeof lists]
    return [list, records.filter(({ sample }) => sample === true).length] as const
  })
  return [
    ...files.map(({ path }) => `${path}: is marked as a sample`),
    ...counts.flatMap(([list, count]) =>
      count > 0 ? [`src/content/${list}: ${count} records are marked as samples`] : [],
    ),
  ]
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

/** What a live site lacks because its host cannot do it. */
const limits: string[] = []

/** Returns what prevents a launch, one line each. `live` is the address of the site, or undefined before it is deployed. */
async function findProblems(live: string | undefined): Promise<string[]> {
  const problems: string[] = []
  let calendar: string | undefined
  try {
    calendar = readProductionConfig(root).scheduler?.url
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    problems.push(...error.problems)
  }
  let contents: ReturnType<typeof readLanguages>
  try {
    contents = readLanguages(root)
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    return [...problems, ...error.problems]
  }
  problems.push(...samplesIn(contents[0]))
  for (const fact of ['company', 'register', 'vatNumber'] as const)
    if (contents[0].agency.legal[fact] === undefined)
      problems.push(`src/content/agency.json: legal.${fact} is missing; write "none" if there is none`)
  if (readTaken().words !== shareText(contents))
    problems.push('public/share/ shows another name, title or palette than the pages; run npm run pictures')
  if (readFileSync(join(root, 'public/mark.svg'), 'utf8').includes('<!-- sample -->'))
    problems.push('public/mark.svg is marked as a sample')
  const built = join(dist, '_headers')
  if (!existsSync(built)) return [...problems, 'dist/ has no built site; run npm run build']
  const newer = changedSince(statSync(built).mtimeMs)
  if (newer !== undefined) problems.push(`dist/ is older than ${newer}; run npm run build`)
  if (live === undefined) return problems
  if (!/^https?:/.test(live) || !URL.canParse(live))
    return [...problems, `${live} is not an address (https://...)`]
  if (calendar !== undefined) problems.push(...(await redirectProblems(calendar)))
  const answers = await checkLive(new URL(live).origin, dist)
  limits.push(...answers.limits)
  return [...problems, ...answers.problems]
}

const live = process.argv[2]
const problems = await findProblems(live)
const listOf = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')
if (limits.length > 0) console.log(`What GitHub Pages cannot do:${listOf(limits)}`)
const onGitHub = limits.length > 0 ? ' for GitHub Pages' : ''
if (problems.length > 0) console.error(`Not ready to launch:${listOf(problems)}`)
else console.log(live === undefined ? 'Ready to launch.' : `${live} is in order${onGitHub}.`)
process.exitCode = problems.length > 0 ? 1 : 0
