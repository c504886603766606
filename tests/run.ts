import { spawn, type ChildProcess } from 'node:child_process'
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
const failures: string[] = []
const running = new Set<ChildProcess>()
const STOPPED = 'stopped by a signal'
let passed = 0
let skipped = 0
let hasBrowser = false

const environment: NodeJS.ProcessEnv = cleanEnvironment(process.env)
// A value that a machine can have: what is built and tested must not depend on it.
environment['NODE_ENV'] = 'development'
// Thirty processes compile the same packages.
environment['NODE_COMPILE_CACHE'] = join(root, 'node_modules/.cache/node')

/**
 * Runs a script, and writes its output when it has failed. It counts as one test, unless `count` reads the
 * numbers of tests from the report that it writes. `folder` is the site whose production build it tests.
 * Resolves with whether it passed.
 */
async function run(
  title: string,
  script: string,
  args: string[] = [],
  count?: Count,
  folder = root,
): Promise<boolean> {
  if (failures.includes(STOPPED)) return false
  const start = performance.now()
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const child = spawn(process.execPath, [script, ...args, ...(count?.args(report) ?? [])], {
    cwd: folder,
    env: {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(folder !== root && { TESTED_BUILD: 'dist' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  running.delete(child)
  let [good, bad, left] = [0, 0, 0]
  try {
    if (count) [good, bad, left] = count.read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // A crash left no report.
  }
  // With --quick, no test may be reached by what has changed.
  const isGood = code === 0 && bad === 0 && (!count || good + left > 0 || quick)
  const text = Buffer.concat(output).toString('utf8')
  if (isGood) for (const line of text.split('\n')) if (line.startsWith(NOTICE)) console.log(line)
  if (!isGood) {
    console.log(text)
    failures.push(...Array.from({ length: Math.max(1, bad) }, () => title))
  }
  passed += count ? good : Number(isGood)
  skipped += left
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const tests = count ? ` (${good} tests${left > 0 ? `, ${left} skipped` : ''})` : ''
  console.log(`=== ${title}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s${tests}`)
  return isGood
}

/**
 * How to ask a test runner for a report, and how to read the numbers of passed, failed and skipped tests from
 * it.
 */
interface Count {
  args: (report: string) => string[]
  read: (report: VitestReport & PlaywrightReport) => [passed: number, failed: number, skipped: number]
}
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: VitestResult[] }[]
}
interface VitestResult {
  status: string
  tags: string[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
/**
 * Whether a test that the run asks for did not run. Vitest reports also those that a filter of tags leaves
 * out.
 */
const isSkipped = ({ status, tags }: VitestResult) =>
  status !== 'passed' && status !== 'failed' && (deep || !tags.includes('deep'))
// The same values in each run: nobody's change must be red by another one's luck. `test:deep` tries new ones.
if (!deep) environment['PROPERTY_SEED'] = '1'
const vitest: Count = {
  args: (report) => [
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(deep ? [] : ['--tags-filter=!deep']),
  ],
  read: ({ numPassedTests, numFailedTests, testResults }) => [
    numPassedTests,
    numFailedTests,
    testResults.flatMap(({ assertionResults }) => assertionResults.filter(isSkipped)).length,
  ],
}
const playwright: Count = {
  // Each failure can wait for a minute. Without a limit, a broken page would take hours to report.
  args: () => [
    '--reporter=list,json',
    '--forbid-only',
    ...(deep ? [] : ['--max-failures', '12', ...(quick ? ['--grep', '@quick'] : ['--grep-invert', '@deep'])]),
  ],
  read: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped],
}
const bin = (path: string) => join(root, 'node_modules', path)
async function browse(title: string, folder: string): Promise<void> {
  if (hasBrowser)
    await run(
      title,
      bin('playwright/cli.js'),
      ['test', '--config', `${folder}/playwright.config.ts`],
      playwright,
    )
  else failures.push(title)
}
async function test(title: string, ...args: string[]): Promise<void> {
  await run(title, bin('vitest/vitest.mjs'), ['run', ...args], vitest)
}

/**
 * What needs no browser, and then the browsers that take less time than Chromium. `site` tells whether the
 * site is built.
 */
async function others(site: Promise<boolean>): Promise<void> {
  await run('format', bin('oxfmt/bin/oxfmt'), ['--check', '.'])
  await run('types', bin('typescript/bin/tsc'))
  await run('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings'])
  await run('unused code', bin('knip/bin/knip.js'))
  if (quick)
    return test('tests of what has changed', '--changed', '--passWithNoTests', 'tests/unit', 'tests/scenes')
  await test('unit and scene tests', 'tests/unit', 'tests/scenes')
  if (await run('builds of other agencies', 'tests/otherAgency/build.ts', deep ? ['--deep'] : [])) {
    const office = join(root, 'tests/otherAgency/.output/office')
    const files = ['pages', 'sizes'].map((name) => `tests/built/${name}.test.ts`)
    await run('built files of an office', bin('vitest/vitest.mjs'), ['run', ...files], vitest, office)
    await browse('tests of other agencies', 'tests/otherAgency')
  }
  if (!(await site)) return
  await test('tests of the built files', 'tests/built')
  await browse('tests in other browsers', 'tests/engines')
}

async function inChromium(site: Promise<boolean>): Promise<void> {
  if (await site) await browse('tests in Chromium', 'tests/e2e')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    failures.push(STOPPED)
    // Playwright ends its browsers and its server.
    for (const child of running) child.kill('SIGINT')
  })
try {
  environment['TEST_PORT'] = String(await freePort())
  // Installs one where none is: the parts side by side would each do it.
  findBrowser()
  hasBrowser = true
} catch (error) {
  console.log(String(error))
}
try {
  const site = run('build', bin('vite/bin/vite.js'), ['build', '--mode', 'demo'])
  await Promise.all([inChromium(site), others(site)])
  if (deep) await run('all tests over the content of an office', 'tests/otherAgency/testOffice.ts')
} catch (error) {
  failures.push(String(error))
} finally {
  rmSync(reports, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\nFailed: ${[...new Set(failures)].join(', ')}`)
  console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
