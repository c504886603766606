import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findBrowser } from '../../src/tooling/findBrowser.ts'

/** Debian's Chromium without the interface of a window. It opens a page in less than half of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Returns the options that start the browser in which the site is tested. */
export function testBrowser(): { executablePath?: string } {
  if (!process.env['CHROME_PATH'] && existsSync(SHELL)) return { executablePath: SHELL }
  const executablePath = findBrowser()
  // Without a path, Playwright starts the one without an interface, which it has installed beside this one.
  return executablePath === chromium.executablePath() ? {} : { executablePath }
}
