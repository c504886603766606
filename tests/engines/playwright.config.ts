import { defineConfig } from 'playwright/test'
import { engines } from './engines.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  // The engines run side by side, each in one worker, so that each starts once.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: Object.keys(engines).map((name) => ({ name, workers: 1 })),
})
