import { execFileSync, spawnSync } from 'node:child_process'
import { chromium } from 'playwright'

/** Chromium arguments for WebGL without a GPU. */
export const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const

const starts = (path: string) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const findInstalled = () =>
  [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
    .filter((path): path is string => Boolean(path))
    .find(starts)

/** Returns the path of Chromium or Chrome, and installs one where none is. @throws {Error} if none starts after that */
export function findBrowser(): string {
  const present = findInstalled()
  if (present) return present
  const commands = [
    [process.execPath, 'node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ] as const
  for (const [command, ...args] of commands) {
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    } catch {
      // The next command may work.
    }
    const installed = findInstalled()
    if (installed) return installed
  }
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.')
}
