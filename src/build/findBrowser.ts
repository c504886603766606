import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Arguments with which a browser draws WebGL with SwiftShader, where there is no GPU. */
export const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const

/** Where Chromium and Chrome usually live; names without a slash are looked up in PATH. */
const places = [
  process.env['CHROME_PATH'],
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function which(command: string): string | null {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], {
    encoding: 'utf8',
  })
  return status === 0 ? (stdout.split('\n')[0]?.trim() ?? null) : null
}

/** A file may be there and not start: a stub that wants a snap, or a browser without the system's libraries. */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // There the flag is unknown and opens a window.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function installed(): string | null {
  for (const place of places) {
    if (!place) continue
    const path = /[/\\]/.test(place) ? place : which(place)
    if (path && starts(path)) return path
  }
  const bundled = chromium.executablePath()
  return starts(bundled) ? bundled : null
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  } catch {
    // The next way, or the error below, says what is left to do.
  }
}

/**
 * Path of a Chromium: an installed one, else Playwright's own, else the system's package.
 *
 * @throws Error that says what to install, where all three fail
 */
export function findBrowser(): string {
  const present = installed()
  if (present) return present
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!installed() && which('apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
      attempt(command, rest)
    }
  }
  const found = installed()
  if (!found) throw new Error('No browser. Install Chromium or Chrome, or name one in CHROME_PATH.')
  return found
}
