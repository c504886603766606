import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../src/tooling/findBrowser.ts'
import { cleanEnvironment } from './helpers/cleanEnvironment.ts'
import { freePort } from './helpers/listen.ts'
import { NOTICE } from './helpers/notice.ts'

// Runs all tests, and ends with the line "N passed, N failed, N skipped". With --deep also those that take
// longer, with --quick those that a commit needs.
const deep = process.argv.includes('--deep')
const quick = process.argv.includes('--quick')
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'tests-'))
const bin = (path: string) => join(root, 'node_modules', path)
const total = { passed: 0, failed: 0, skipped: 0 }

const environment: NodeJS.ProcessEnv = {
  ...cleanEnvironment(process.env),
  // A value that a machine can have: what is built and tested must not depend on it.
  NODE_ENV: 'development',
  // Thirty processes compile the same packages.
  NODE_COMPILE_CACHE: bin('.cache/node'),
  TEST_PORT: String(await freePort()),
  // The same values in each run: nobody's change must be red by another one's luck. `test:deep` tries new
  // ones.
  ...(!deep && { PROPERTY_SEED: '1' }),
}

/** A report of Vitest or of Playwright. */
interface Report {
  testResults: { assertionResults: { status: string; tags: string[] }[] }[]
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function countsOf({ stats, testResults }: Report) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  // Vitest reports also those that a filter of tags leaves out.
  const results = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status !== 'skipped' || deep || !tags.includes('deep'))
  const count = (status: string) => results.filter((result) => result.status === status).length
  const [passed, failed] = [count('passed'), count('failed')]
  return { passed, failed, skipped: results.length - passed - failed }
}

/**
 * Runs a script, and writes its output when it has failed. It counts as one test, unless it writes a report.
 * `folder` is the site whose production build it tests. Resolves with whether it passed.
 */
async function run(title: string, script: string, args: readonly string[] = [], folder = root) {
  const start = performance.now()
  const report = join(reports, title)
  const child = spawn(process.execPath, [script, ...args.map((each) => each.replace('REPORT', report))], {
    cwd: folder,
    env: {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(folder !== root && { TESTED_BUILD: 'dist' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  let counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  try {
    counts = countsOf(JSON.parse(readFileSync(report, 'utf8')) as Report)
  } catch {
    // It writes none, or has crashed.
  }
  if (code !== 0) counts.failed ||= 1
  for (const [name, count] of Object.entries(counts)) total[name as keyof typeof total] += count
  const notices = output.split('\n').filter((line) => line.startsWith(NOTICE))
  for (const line of code === 0 ? notices : [output]) console.log(line)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`=== ${title}: ${JSON.stringify(counts)} in ${seconds} s`)
  return code === 0
}

const test = (title: string, files: readonly string[], folder = root) => {
  const options = ['--allowOnly=false', '--reporter=default', '--reporter=json', '--outputFile.json=REPORT']
  if (!deep) options.push('--tags-filter=!deep')
  return run(title, bin('vitest/vitest.mjs'), ['run', ...options, ...files], folder)
}

const browse = (title: string, folder: string, ...options: readonly string[]) => {
  const config = ['--config', `tests/${folder}/playwright.config.ts`, '--reporter=list,json', '--forbid-only']
  // Each failure can wait for a minute. Without a limit, a broken page would take hours to report.
  const limit = deep ? [] : ['--max-failures=12']
  return run(title, bin('playwright/cli.js'), ['test', ...config, ...limit, ...options])
}
const untagged = deep ? [] : ['--grep-invert=@deep']

/** What names most faults first: types and lint beside the unit and scene tests. */
async function checks(): Promise<void> {
  await run('types', bin('typescript/bin/tsc'))
  await run('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings'])
  await run('format', bin('oxfmt/bin/oxfmt'), ['--check', '.'])
  await run('unused code', bin('knip/bin/knip.js'))
}

async function unitTests(): Promise<void> {
  const own = ['tests/unit', 'tests/scenes']
  if (quick) await test('what has changed', ['--changed', '--passWithNoTests', ...own])
  else await test('unit and scene tests', own)
}

async function inChromium(): Promise<void> {
  // What a commit needs comes first.
  await browse('Chromium, quick', 'e2e', '--grep=@quick', ...(quick ? [] : untagged))
  if (!quick) await browse('Chromium', 'e2e', `--grep-invert=@quick${deep ? '' : '|@deep'}`)
}

/** Other agencies' sites, built files, and the browsers that take less time than Chromium. */
async function others(site: boolean): Promise<void> {
  if (site) await test('built files', ['tests/built'])
  if (await run('builds of other agencies', 'tests/otherAgency/build.ts', deep ? ['--deep'] : [])) {
    const office = join(root, 'tests/otherAgency/.output/office')
    await test(
      'built files of an office',
      ['pages', 'sizes'].map((name) => `tests/built/${name}.test.ts`),
      office,
    )
    await browse('other agencies', 'otherAgency', ...untagged)
  }
  if (site) await browse('other browsers', 'engines', ...untagged)
}

try {
  // Installs one where none is: the parts side by side would each do it.
  findBrowser()
} catch (error) {
  console.log(String(error))
}
try {
  const build = () => run('build', bin('vite/bin/vite.js'), ['build', '--mode', 'demo'])
  const [site] = await Promise.all([build(), checks(), unitTests()])
  await Promise.all([site && inChromium(), quick || others(site)])
  if (deep) await run('all tests over an office', 'tests/otherAgency/testOffice.ts')
} finally {
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
