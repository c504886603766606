import { execFileSync } from 'node:child_process'

/** Folders with the text of the pages. A change elsewhere does not make a page newer. */
const CONTENT = ['src/content']

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/**
 * Returns the day of the last commit to the content, as `2026-11-22`. Returns null without git, with uncommitted changes
 * to the content, and in a shallow clone that lacks the commit.
 */
export function contentDate(root: string): string | null {
  try {
    if (git(root, ['status', '--porcelain', '--', ...CONTENT]) !== '') return null
    const [date = '', ...parents] = git(root, ['log', '-1', '--format=%cs %P', '--', ...CONTENT]).split(' ')
    // The oldest commit of a shallow clone has no parents and seems to have changed every file.
    const unknown = parents.length === 0 && git(root, ['rev-parse', '--is-shallow-repository']) === 'true'
    return date === '' || unknown ? null : date
  } catch {
    return null
  }
}

/** Returns SOURCE_DATE_EPOCH (Unix time in seconds) or the present time. With the former, repeated builds are equal. */
export function buildTime(): Date {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] || Number.NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date()
}
