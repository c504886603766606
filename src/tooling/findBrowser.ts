import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'

/** Chromium arguments for WebGL without a GPU. */
export const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const

const findInstalled = () =>
  [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0)

function install(command: string, ...args: readonly string[]): string | undefined {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  return findInstalled()
}

/**
 * Returns the path of Chromium or Chrome, and installs one where none is. @throws {Error} if none starts
 * after that
 */
export function findBrowser(): string {
  const path =
    findInstalled() ??
    install(process.execPath, 'node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium') ??
    // The shell is for tests/helpers/testBrowser.ts. Not every Debian has it.
    install('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell') ??
    install('apt-get', 'install', '-y', '-qq', 'chromium')
  if (!path) throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.')
  return path
}
