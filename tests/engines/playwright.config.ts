import { defineConfig } from 'playwright/test'
import { engines } from './engines.ts'

// Workers read both before they import the client of WebDriver. It would print each command and each try to
// connect, and ask the network's proxy for the browser on this machine.
process.env['WDIO_LOG_LEVEL'] = 'silent'
process.env['NO_PROXY'] = [process.env['NO_PROXY'], '127.0.0.1,localhost'].filter(Boolean).join(',')

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  // The engines run side by side, each in one worker, so that each starts once.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: Object.keys(engines).map((name) => ({ name, workers: 1 })),
})
