import { defineConfig } from 'playwright/test'
import { withFonts } from '../helpers/systemFonts.ts'
import { testBrowser } from '../helpers/testBrowser.ts'

/** Tests of the sites that build.ts makes. Each worker serves them itself, at free ports. */
export default defineConfig({
  testDir: '.',
  // The sites have the project's tests.
  testIgnore: '**/.output/**',
  outputDir: '.output/failures',
  fullyParallel: true,
  workers: 2,
  // No test is about speed: a slow machine has its time.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...testBrowser(),
      env: await withFonts('liberation'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
})
