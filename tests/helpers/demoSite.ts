import { demoConfig } from '../../src/config/defaults.ts'

// Vite inserts the configuration into a build, and into modules that Vitest runs. A browser test that imports a module with
// it imports this file before, and gets the configuration of the site that Playwright serves.
Object.assign(globalThis, { __SITE_CONFIG__: demoConfig })
