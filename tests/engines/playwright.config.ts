import { defineConfig } from 'playwright/test'
import { engineNames, engines } from './engines.ts'

const found = engineNames.map((name) => ({ name, installed: engines[name].find() }))
// Workers read this file too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const { installed } of found) if ('missing' in installed) console.log(`Skipped: ${installed.missing}`)

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  // The engines run side by side, each in one worker, so that each starts once.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]]
    : [['list']],
  projects: found.filter(({ installed }) => 'launch' in installed).map(({ name }) => ({ name, workers: 1 })),
})
