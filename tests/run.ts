import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from '../src/build/findBrowser.ts'
import { engineNames, engines } from './engines/engines.ts'
import { cleanEnvironment } from './helpers/cleanEnvironment.ts'

const DEEP = '--deep'
/** Leaves out the suites about the other agency, which `tests/otherAgency/wholeSuite.ts` runs this script for. */
const OWN = '--own'
const unknown = process.argv.slice(2).find((argument) => argument !== DEEP && argument !== OWN)
if (unknown !== undefined) {
  console.error(`Unknown argument "${unknown}". Use "npm test", or "npm run test:deep" for all tests.`)
  process.exit(2)
}

/**
 * Whether to run all tests. If false, browser tests tagged `@deep` are left out, so that `npm test` takes at most 15
 * minutes on two cores. Put other suites that take long behind this condition in `main`.
 */
const deep = process.argv.includes(DEEP)

const own = process.argv.includes(OWN)

/** Number of tests, or 1 for a check that passes or fails as a whole. */
interface Count {
  passed: number
  failed: number
}

/** The fields of Vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    /** The error of a file whose tests did not run. */
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; ok: boolean; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  results: { error?: { message?: string } }[]
}

/** The fields of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** One line for each check and test that failed. Printed last, because a log is often cut to its end. */
const failures: string[] = []
/** Characters of an error message in `failures`. */
const MESSAGE_LENGTH = 300

const addFailure = (name: string, message = '') =>
  failures.push(
    `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH)}`,
  )

/** Temporary folder of the JSON reports. */
const reportFolder = mkdtempSync(join(tmpdir(), 'tidewright-tests-'))
const inModules = (path: string) => join('node_modules', path)

interface Command {
  title: string
  /** Node script to run, relative to the project. */
  script: string
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Prints the output as it comes. Without it the output is printed in one piece, and only of a command that fails. */
  live?: boolean
}

/** Runs the command. Resolves to whether it succeeded. */
async function run({ title, script, args = [], env = {}, live = false }: Command): Promise<boolean> {
  const start = performance.now()
  console.log(`... ${title}`)
  const child = spawn(process.execPath, [script, ...args], {
    // The same answer on every machine.
    env: { ...cleanEnvironment(process.env), ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code !== 0) {
    console.log(Buffer.concat(output).toString('utf8').trimEnd())
    addFailure(title, `exit code ${code}`)
  }
  console.log(`=== ${title}: ${code === 0 ? 'passed' : `FAILED (${code})`} in ${seconds} s`)
  return code === 0
}

const asCount = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** Returns the content of a JSON file, or null if a crash left no valid one. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Adds the failed tests of a report of Vitest to `failures`. */
function addVitestFailures({ testResults }: VitestReport): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    for (const { fullName, failureMessages } of failed)
      addFailure(`${relative('.', name)} > ${fullName}`, failureMessages[0])
    if (status === 'failed' && failed.length === 0) addFailure(relative('.', name), message)
  }
}

/** Adds the failed and flaky tests of a report of Playwright to `failures`. */
function addPlaywrightFailures(suites: readonly PlaywrightSuite[]): void {
  for (const { suites: inner = [], specs = [] } of suites) {
    for (const { title, file, tests } of specs)
      for (const { status, results } of tests)
        if (status === 'unexpected' || status === 'flaky')
          addFailure(`${file} > ${title} (${status})`, results.find(({ error }) => error)?.error?.message)
    addPlaywrightFailures(inner)
  }
}

/** Runs Vitest. A run without any test counts as failed. */
async function runVitest(): Promise<Count> {
  const file = join(reportFolder, 'vitest.json')
  const passed = await run({
    title: 'tests of units, scenes and the built site',
    script: inModules('vitest/vitest.mjs'),
    args: ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    live: true,
  })
  const report = readJson(file) as VitestReport | null
  if (!report || report.numTotalTests === 0) return asCount(false)
  addVitestFailures(report)
  const failed = Math.max(report.numFailedTests, passed ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

/** Runs the Playwright tests of a folder. A run without any test counts as failed, and so does a flaky test. */
async function runPlaywright(title: string, folder: string): Promise<Count> {
  const file = join(reportFolder, 'playwright.json')
  rmSync(file, { force: true })
  const passed = await run({
    title: deep ? title : `${title}, without those that only test:deep runs`,
    script: inModules('playwright/cli.js'),
    args: [
      'test',
      '--config',
      join(folder, 'playwright.config.ts'),
      '--forbid-only',
      // Each failure can wait for a minute. Without a limit, a broken page would take hours to report.
      ...(deep ? [] : ['--grep-invert', '@deep', '--max-failures', '12']),
    ],
    env: { PLAYWRIGHT_JSON: file, CHROME_PATH: findBrowser() },
    live: true,
  })
  const report = readJson(file) as PlaywrightReport | null
  rmSync(file, { force: true })
  addPlaywrightFailures(report?.suites ?? [])
  const stats = report?.stats
  if (!stats || stats.expected === 0) return asCount(false)
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, passed ? 0 : 1) }
}

/** Tests the site in Firefox and WebKit. The run names each of them that is not installed. */
async function runEngines(): Promise<Count[]> {
  const missing = engineNames.flatMap((name) => {
    const installed = engines[name].find()
    return 'missing' in installed ? [installed.missing] : []
  })
  if (missing.length < engineNames.length)
    return [await runPlaywright('tests in other browsers', 'tests/engines')]
  for (const reason of missing) console.log(`Skipped: ${reason}`)
  return []
}

/** Builds the sites of another agency, and tests them. */
async function runOtherAgency(): Promise<Count[]> {
  const built = await run({ title: 'builds of another agency', script: 'tests/otherAgency/build.ts' })
  return built
    ? [asCount(true), await runPlaywright('tests of another agency', 'tests/otherAgency')]
    : [asCount(false)]
}

/** Runs this script in a copy of the project that has the other agency's content. It counts as one test. */
async function runWholeSuite(): Promise<Count> {
  const script = 'tests/otherAgency/wholeSuite.ts'
  return asCount(await run({ title: 'all tests with the content of another agency', script, live: true }))
}

/** Builds once for all suites, and runs the static checks meanwhile. */
async function main(): Promise<Count[]> {
  // Installs a browser when none is found, and fails early when that is impossible.
  findBrowser()
  const [build, ...checks] = await Promise.all([
    run({ title: 'build', script: inModules('vite/bin/vite.js'), args: ['build', '--mode', 'demo'] }),
    run({ title: 'format', script: inModules('oxfmt/bin/oxfmt'), args: ['--check', '.'] }),
    run({ title: 'lint', script: inModules('oxlint/bin/oxlint'), args: ['--type-aware', '--deny-warnings'] }),
    run({ title: 'types', script: inModules('typescript/bin/tsc') }),
    run({ title: 'unused code', script: inModules('knip/bin/knip.js') }),
  ])
  const counts = [build, ...checks].map(asCount)
  if (!build) return counts
  counts.push(await runVitest())
  if (!own) counts.push(...(await runOtherAgency()))
  counts.push(await runPlaywright('tests in a browser', 'tests/e2e'), ...(await runEngines()))
  if (deep) counts.push(await runWholeSuite())
  return counts
}

const counts = await main().finally(() => rmSync(reportFolder, { recursive: true }))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
