import type { Installed } from './driver.ts'
import { findFirefox } from './firefox.ts'
import { findWebkit } from './webkit.ts'

interface Engine {
  find: () => Installed
  /** Script that runs in each page before its own. */
  setup: string
  /** Whether the scene runs in its worker, or in the page. */
  sceneIn: 'worker' | 'page'
}

/** The engines besides Chromium, by the name of their Playwright project. */
export const engines = {
  firefox: { find: findFirefox, setup: '', sceneIn: 'worker' },
  webkit: {
    find: findWebkit,
    // WebKitGTK 2.50 without a GPU ends its web process at any view transition, also in a page of two lines.
    setup: 'document.startViewTransition = undefined\n',
    // WebKitGTK 2.50 has no WebGL in workers.
    sceneIn: 'page',
  },
} as const satisfies Record<string, Engine>

export type EngineName = keyof typeof engines
export const engineNames = Object.keys(engines) as EngineName[]
