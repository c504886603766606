import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentDate } from '../../src/build/contentDate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'date-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the date of the content', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2025-03-04T12:00:00Z',
        GIT_DIR: undefined,
        GIT_WORK_TREE: undefined,
      },
      stdio: 'ignore',
    })
  const commit = (file: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), 'x')
    git('add', '-A')
    git('commit', '-m', file)
  }

  it('is the day of the last commit to it, unchanged by commits elsewhere', () => {
    git('init', '-q')
    commit('src/content/a.ts')
    expect(contentDate(folder)).toBe('2025-03-04')
    commit('src/scenes/b.ts')
    expect(contentDate(folder)).toBe('2025-03-04')
  })

  it('is unknown while the content has uncommitted changes', () => {
    git('init', '-q')
    commit('src/content/a.ts')
    writeFileSync(join(folder, 'src/content/a.ts'), 'y')
    expect(contentDate(folder)).toBeNull()
  })

  it('is unknown without git, and without a commit', () => {
    expect(contentDate(folder)).toBeNull()
    git('init', '-q')
    expect(contentDate(folder)).toBeNull()
  })

  it('is unknown where a shallow clone lacks the commit', () => {
    git('init', '-q', 'origin')
    const origin = join(folder, 'origin')
    mkdirSync(join(origin, 'src/content'), { recursive: true })
    for (const name of ['src/content/a.ts', 'b.ts']) {
      writeFileSync(join(origin, name), 'x')
      git('-C', origin, 'add', '-A')
      git('-C', origin, 'commit', '-m', name)
    }
    git('clone', '-q', '--depth', '1', `file://${origin}`, 'clone')
    expect(contentDate(origin)).toBe('2025-03-04')
    expect(contentDate(join(folder, 'clone'))).toBeNull()
  })
})
