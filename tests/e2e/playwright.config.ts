import { defineConfig } from 'playwright/test'
import { findBrowser, SOFTWARE_GL } from '../../src/build/findBrowser.ts'
import { BROWSER_ARGS } from '../helpers/browserArgs.ts'

export const PORT = Number(process.env['TEST_PORT'] ?? 4174)

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // No test is about speed. The first frame of a scene can take half a minute in software rendering on loaded cores.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...BROWSER_ARGS,
        // Without these, WebGL is not there and every test of it would pass on nothing.
        ...SOFTWARE_GL,
        // Without it SwiftShader also paints and composites the pages, which makes all tests three times as slow.
        '--disable-gpu-compositing',
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
