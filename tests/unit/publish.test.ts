import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publish } from '../../src/build/publish.ts'

describe('publishing a build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'publish-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, content: string) => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const site = () => readdirSync(join(folder, 'dist'), { recursive: true }).map(String).toSorted()

  it('replaces every file of the last build in the same folder, and removes its own', () => {
    write('dist/index.html', 'old')
    write('dist/assets/old.js', 'old')
    write('dist/_headers', 'old')
    const { ino } = statSync(join(folder, 'dist'))
    write('built/index.html', 'new')
    write('built/assets/new.js', 'new')
    write('built/.well-known/security.txt', 'new')
    write('built/_headers', 'new')
    publish(join(folder, 'built'), join(folder, 'dist'))
    const files = ['.well-known/security.txt', '_headers', 'assets/new.js', 'index.html']
    expect(site()).toEqual(['.well-known', 'assets', ...files].toSorted())
    for (const file of files) expect(readFileSync(join(folder, 'dist', file), 'utf8')).toBe('new')
    expect(readdirSync(folder)).toEqual(['dist'])
    // A server whose root is the folder goes on serving it.
    expect(statSync(join(folder, 'dist')).ino).toBe(ino)
  })

  it('creates the folder, and keeps the repository of a folder that is deployed with git', () => {
    write('built/index.html', 'new')
    publish(join(folder, 'built'), join(folder, 'dist'))
    expect(site()).toEqual(['index.html'])
    write('dist/.git/HEAD', 'main')
    write('built/about.html', 'new')
    publish(join(folder, 'built'), join(folder, 'dist'))
    expect(site()).toEqual(['.git', '.git/HEAD', 'about.html'])
  })

  it('keeps the last build where there is no new one', () => {
    write('dist/_headers', 'old')
    expect(() => publish(join(folder, 'gone'), join(folder, 'dist'))).toThrow('ENOENT')
    expect(site()).toEqual(['_headers'])
  })

  it.skipIf(process.platform === 'win32')(
    'leaves a folder without _headers, which the preview does not serve, when a file cannot be copied',
    () => {
      write('dist/_headers', 'old')
      write('built/_headers', 'new')
      write('built/index.html', 'new')
      expect(spawnSync('mkfifo', [join(folder, 'built/video.mp4')]).status).toBe(0)
      expect(() => publish(join(folder, 'built'), join(folder, 'dist'))).toThrow('FIFO')
      expect(site()).not.toContain('_headers')
    },
  )
})
