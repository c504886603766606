import { defineConfig } from 'playwright/test'
import { findBrowser, SOFTWARE_GL } from '../../src/build/findBrowser.ts'

export const PORT = Number(process.env['TEST_PORT'] ?? 4174)

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  fullyParallel: true,
  workers: 2,
  // No test is about speed: a slow machine has its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        // Without these, WebGL is not there and every test of it would pass on nothing.
        ...SOFTWARE_GL,
        // Else SwiftShader also composites the pages, at a tenth of the speed of the software compositor.
        '--disable-gpu-compositing',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${PORT}`,
    cwd: '../..',
    port: PORT,
    reuseExistingServer: false,
  },
})
