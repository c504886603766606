import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../src/build/findBrowser.ts'

interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const scratch = mkdtempSync(join(tmpdir(), 'tidewright-tests-'))
const bin = (path: string) => join('node_modules', path)

/** Runs one command to its end, its output passed on as a whole. */
async function run(
  title: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n=== ${title}: ${code === 0 ? 'passed' : `FAILED (${code})`} in ${seconds} s`)
  if (code !== 0 || title.startsWith('tests')) console.log(Buffer.concat(output).toString('utf8').trimEnd())
  return code === 0
}

const asTally = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

async function vitest(): Promise<Tally> {
  const file = join(scratch, 'vitest.json')
  const passed = await run('tests of units, scenes and the built site', bin('vitest/vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readJson(file) as VitestReport | null
  if (!report || report.numTotalTests === 0) return asTally(false)
  const failed = Math.max(report.numFailedTests, passed ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

async function playwright(): Promise<Tally> {
  const file = join(scratch, 'playwright.json')
  const passed = await run(
    'tests in a browser',
    bin('playwright/cli.js'),
    ['test', '--config', 'tests/e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON: file, CHROME_PATH: findBrowser() },
  )
  const stats = (readJson(file) as PlaywrightReport | null)?.stats
  if (!stats || stats.expected === 0) return asTally(false)
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, passed ? 0 : 1) }
}

/** Everything that `npm test` proves, the cheap and the independent first; one build serves all suites. */
async function main(): Promise<Tally[]> {
  findBrowser()
  const [build, ...checks] = await Promise.all([
    run('build', bin('vite/bin/vite.js'), ['build', '--mode', 'demo']),
    run('format', bin('oxfmt/bin/oxfmt'), ['--check', '.']),
    run('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings']),
    run('types', bin('typescript/bin/tsc'), []),
    run('dead code', bin('knip/bin/knip.js'), []),
  ])
  const tallies = [build, ...checks].map(asTally)
  if (!build) return tallies
  tallies.push(await vitest())
  tallies.push(await playwright())
  return tallies
}

const tallies = await main().finally(() => rmSync(scratch, { recursive: true }))
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
