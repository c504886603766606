import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSiteUrl } from '../config/variables.ts'
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

/** The address of the live site, or undefined before it is deployed. */
const live = process.argv[2]
const { site, problems } = await readSite(root)
const isWhole = problems.length === 0
for (const read of [() => readSiteUrl(root), () => site && configFor('', site.contents)])
  try {
    read()
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    problems.push(...error.problems)
  }
problems.push(...samples())
for (const fact of ['company', 'register', 'vatNumber'] as const)
  if (site && site.content.agency.legal?.[fact] === undefined)
    problems.push(`src/content/agency.json: legal.${fact} is missing; write "none" if there is none`)
if (site && isWhole && readTaken().words !== shareText(site.contents))
  problems.push('public/share/ shows another name, title, palette or pages; run npm run pictures')
const mark = join(root, 'public/mark.svg')
if (!existsSync(mark)) problems.push('public/mark.svg is missing')
else if (readFileSync(mark, 'utf8').includes('<!-- sample -->'))
  problems.push('public/mark.svg is marked as a sample')
if (!existsSync(join(dist, '_headers'))) problems.push('dist/ has no built site; run npm run build')
else if (live !== undefined) {
  if (URL.canParse(live)) problems.push(...(await checkLive(new URL(live).origin, dist)))
  else problems.push(`${live} is not an address (https://...)`)
}
if (problems.length > 0) {
  console.error(`Not ready to launch:${problems.map((line) => `\n  - ${line}`).join('')}`)
  process.exitCode = 1
} else console.log(live === undefined ? 'Ready to launch.' : `${live} is in order.`)
