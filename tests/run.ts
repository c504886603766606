import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../src/build/findBrowser.ts'
import { cleanEnvironment } from './helpers/cleanEnvironment.ts'

// Runs all tests, and ends with the line "N passed, N failed". With --deep also those that take longer.
const deep = process.argv.includes('--deep')
const reports = mkdtempSync(join(tmpdir(), 'tests-'))
const failures: string[] = []
let passed = 0

/** Runs a script. It counts as one test, unless `count` reads the numbers of tests from the report that it writes. */
async function run(title: string, script: string, args: string[] = [], count?: Count): Promise<void> {
  const start = performance.now()
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const child = spawn(process.execPath, [script, ...args, ...(count?.args(report) ?? [])], {
    env: {
      ...cleanEnvironment(process.env),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CHROME_PATH: findBrowser(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (count ? process.stdout.write(chunk) : output.push(chunk)))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  let [good, bad] = [0, 0]
  try {
    if (count) [good, bad] = count.read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // A crash left no report.
  }
  const isGood = code === 0 && bad === 0 && (!count || good > 0)
  if (!isGood) {
    console.log(Buffer.concat(output).toString('utf8'))
    failures.push(...Array.from({ length: Math.max(1, bad) }, () => title))
  }
  passed += count ? good : Number(isGood)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`=== ${title}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s`)
}

/** How to ask a test runner for a report, and how to read the numbers of passed and failed tests from it. */
interface Count {
  args: (report: string) => string[]
  read: (report: VitestReport & PlaywrightReport) => [number, number]
}
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}
const vitest: Count = {
  args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  read: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
}
const playwright: Count = {
  // Each failure can wait for a minute. Without a limit, a broken page would take hours to report.
  args: () => [
    '--reporter=list,json',
    '--forbid-only',
    ...(deep ? [] : ['--grep-invert', '@deep', '--max-failures', '12']),
  ],
  read: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
}
const bin = (path: string) => join('node_modules', path)
const browse = (title: string, folder: string) =>
  run(title, bin('playwright/cli.js'), ['test', '--config', `${folder}/playwright.config.ts`], playwright)

try {
  // Checks that need no build run beside it.
  await Promise.all([
    run('build', bin('vite/bin/vite.js'), ['build', '--mode', 'demo']),
    run('format', bin('oxfmt/bin/oxfmt'), ['--check', '.']),
    run('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings']),
    run('types', bin('typescript/bin/tsc')),
    run('unused code', bin('knip/bin/knip.js')),
  ])
  if (failures.length === 0) {
    await run('tests without a browser', bin('vitest/vitest.mjs'), ['run', '--allowOnly=false'], vitest)
    await run('build of another agency', 'tests/otherAgency/build.ts', deep ? ['--deep'] : [])
    await browse('tests of another agency', 'tests/otherAgency')
    await browse('tests in a browser', 'tests/e2e')
    // Imported late: `.ci/run` installs the other browsers during the tests above.
    const { engines } = await import('./engines/engines.ts')
    if (Object.values(engines).some(({ missing }) => missing === ''))
      await browse('tests in other browsers', 'tests/engines')
  }
} catch (error) {
  failures.push(String(error))
} finally {
  rmSync(reports, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\nFailed: ${[...new Set(failures)].join(', ')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
