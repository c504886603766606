import { existsSync } from 'node:fs'
import { findBrowser } from '../../src/build/findBrowser.ts'

/** Chromium without the interface of a window. It opens a page in less than half of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Returns the path of the browser in which the site is tested. */
export const testBrowser = (): string =>
  !process.env['CHROME_PATH'] && existsSync(SHELL) ? SHELL : findBrowser()
