import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../src/build/headers.ts'
import { headersFor } from '../../src/build/hosts/headersFile.ts'
import { hostsFolderOf, prepareForHosts } from '../../src/build/hosts/prepareForHosts.ts'
import { demoConfig } from '../../src/config/defaults.ts'

const styleHashes = ['sha256-abc=']

describe('the files for hosts', () => {
  let folder: string
  let outDir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prepare-'))
    outDir = join(folder, 'dist')
    for (const [name, content] of Object.entries({
      'index.html': '<!doctype html>'.repeat(100),
      'about.html': '<!doctype html>'.repeat(100),
      '404.html': '<!doctype html>'.repeat(100),
      'assets/x.js': 'export {};'.repeat(100),
      '.well-known/security.txt': 'Contact: mailto:a@example.org',
    })) {
      mkdirSync(join(outDir, name, '..'), { recursive: true })
      writeFileSync(join(outDir, name), content)
    }
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const prepare = (vercelRoot: string | null) =>
    prepareForHosts({ config: demoConfig, styleHashes, outDir, cache: join(folder, 'cache'), vercelRoot })
  const filesIn = (path: string) =>
    globSync(['**/*', '.well-known/*', '.vercel/**/*'], { cwd: path, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))

  it('are one configuration for each server, beside the site, with the same headers', async () => {
    await prepare(null)
    const hosts = hostsFolderOf(outDir)
    expect(hosts).toBe(join(folder, 'dist-hosts'))
    expect(filesIn(hosts)).toEqual(
      expect.arrayContaining([
        'nginx/site.conf',
        'nginx/server.conf',
        'caddy/site.caddy',
        'caddy/Caddyfile',
        'apache/site.conf',
        'apache/server.conf',
        'container/Containerfile',
        'github-pages.txt',
      ]),
    )
    const security = securityHeaders(demoConfig, styleHashes)
    for (const file of ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf'])
      for (const value of Object.values(security))
        expect(readFileSync(join(hosts, file), 'utf8'), file).toContain(`"${value}"`)
    expect(headersFor(readFileSync(join(outDir, '_headers'), 'utf8'), '/')).toEqual(security)
  })

  it('add to the site only compressed copies and _headers', async () => {
    const before = filesIn(outDir)
    await prepare(null)
    const added = filesIn(outDir).filter((name) => !before.includes(name))
    expect(added.filter((name) => !/\.(br|gz)$/.test(name))).toEqual(['_headers'])
  })

  it('contain an output for Vercel without files that only servers read', async () => {
    await prepare(null)
    const output = join(hostsFolderOf(outDir), 'vercel/.vercel/output')
    expect(JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'))).toMatchObject({ version: 3 })
    expect(filesIn(join(output, 'static')).toSorted()).toEqual([
      '.well-known/security.txt',
      '404.html',
      'about.html',
      'assets/x.js',
      'index.html',
    ])
    expect(existsSync(join(folder, '.vercel'))).toBe(false)
  })

  it('put that output where Vercel looks for it, when Vercel builds', async () => {
    await prepare(folder)
    expect(existsSync(join(folder, '.vercel/output/config.json'))).toBe(true)
    expect(existsSync(join(folder, '.vercel/output/static/about.html'))).toBe(true)
  })
})
