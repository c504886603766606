import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium arguments for WebGL without a GPU. */
export const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const

/** Paths of Chromium and Chrome. Names without a slash are looked up in PATH. */
const candidates = [
  process.env['CHROME_PATH'],
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the first path of a command in PATH, or null. */
function which(command: string): string | null {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], {
    encoding: 'utf8',
  })
  return status === 0 ? (stdout.split('\n')[0]?.trim() ?? null) : null
}

/** Returns whether a browser starts. Ubuntu's stub for the snap and a browser without its system libraries do not. */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // Chrome for Windows ignores --version and opens a window.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function findInstalled(): string | null {
  for (const candidate of candidates) {
    if (!candidate) continue
    const path = /[/\\]/.test(candidate) ? candidate : which(candidate)
    if (path && starts(path)) return path
  }
  const bundled = chromium.executablePath()
  return starts(bundled) ? bundled : null
}

function tryCommand(command: string, args: readonly string[]): void {
  console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  } catch {
    // findBrowser goes on with the next command, or throws.
  }
}

/**
 * Returns the path of Chromium or Chrome. Without an installed one it installs Playwright's Chromium, or else the
 * system's package.
 *
 * @throws {Error} if no browser starts after that
 */
export function findBrowser(): string {
  const present = findInstalled()
  if (present) return present
  tryCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!findInstalled() && which('apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
      tryCommand(command, rest)
    }
  }
  const found = findInstalled()
  if (!found) throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.')
  return found
}
