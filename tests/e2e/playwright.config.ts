import { defineConfig } from 'playwright/test'
import { SOFTWARE_GL } from '../../src/tooling/findBrowser.ts'
import { withFonts } from '../helpers/systemFonts.ts'
import { testBrowser } from '../helpers/testBrowser.ts'

const PORT = Number(process.env['TEST_PORT'] ?? 4174)

const ORIGIN = `http://localhost:${PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  fullyParallel: true,
  workers: 2,
  // No test is about speed. The first frame of a scene can take half a minute in software rendering on loaded
  // cores.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: ORIGIN,
    // A desktop's layout in as few pixels as it takes: software paints them.
    viewport: { width: 1040, height: 640 },
    // The scene of demo mode starts by itself, and would take all cores. Tests of the scene ask for it:
    // `playScenes`.
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: 'site.motion', value: 'pause' }] }],
    },
    launchOptions: {
      ...testBrowser(),
      // Whatever the machine has. fonts.spec.ts visits with others.
      env: await withFonts('liberation'),
      args: [
        '--no-sandbox',
        // Without these, WebGL is not there and every test of it would pass on nothing.
        ...SOFTWARE_GL,
        // Without it SwiftShader also paints and composites the pages, which makes all tests three times as
        // slow.
        '--disable-gpu-compositing',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${PORT}`,
    cwd: '../..',
    port: PORT,
  },
})
