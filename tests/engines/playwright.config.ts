import { defineConfig } from 'playwright/test'
import { engines } from './engines.ts'

// Workers read this file too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const { missing } of Object.values(engines)) if (missing) console.log(missing)

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  // The engines run side by side, each in one worker, so that each starts once.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: Object.keys(engines)
    .filter((name) => engines[name]?.missing === '')
    .map((name) => ({ name, workers: 1 })),
})
