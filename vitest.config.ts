import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

/** Tests that share no module with others, because they replace modules. */
const ALONE = ['tests/scenes/createStage.test.*', 'tests/unit/{delivery,files,footer,links,mail}.test.*']

const tests = defineConfig({
  test: {
    environment: 'node',
    // It keeps the modules of the content, and does not see that a file of theirs changed.
    fsModuleCache: false,
    // Files share their modules, which takes half of the time.
    projects: [
      { include: ['tests/{unit,scenes,built}/**/*.test.{ts,tsx}'], exclude: ALONE, isolate: false },
      { include: ALONE },
    ].map((test, index) => ({
      extends: true as const,
      test: { ...test, name: index ? 'alone' : 'shared' },
    })),
    setupFiles: ['tests/helpers/setup.ts'],
    tags: [{ name: 'deep', description: 'Repeats a test for more scenes. Only test:deep runs it.' }],
    // A loop over nothing would pass.
    expect: { requireAssertions: true },
    // The default leaves one core out, which is half of the smallest machine.
    maxWorkers: '100%',
    // No test measures time. A slow machine must not fail one that builds a site or starts a server.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // React Three Fiber 9 creates a deprecated THREE.Clock per root.
    onConsoleLog: (log) => !log.startsWith('THREE.Clock: This module has been deprecated'),
    // Vite loads the ES modules of these packages (`mainFields` below). They import the same three.js as the
    // scenes.
    server: { deps: { inline: [/@react-three/] } },
  },
  ssr: { resolve: { mainFields: ['module', 'main'] } },
})

export default defineConfig(async (environment) => mergeConfig(await site(environment), tests))
