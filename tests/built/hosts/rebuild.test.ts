import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtAssets } from '../../helpers/builtSite.ts'
import { ask, type Answer } from './ask.ts'
import { copySite, deleteSite, type RunningServer, type SiteCopy } from './runServer.ts'
import { startPreview } from './servers.ts'

describe('the preview, while a build rewrites what it serves', () => {
  let site: SiteCopy
  let preview: RunningServer
  beforeAll(async () => {
    site = copySite()
    preview = await startPreview(site.dist)
  }, 40_000)
  afterAll(async () => {
    await preview.stop()
    deleteSite(site)
  })

  const paths = [
    '/',
    '/about',
    ...builtAssets()
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/${name}`),
  ]

  it('answers every request with a whole file, 404 or 503, and serves the new build afterwards', async () => {
    const statuses = new Set<number>()
    const cut: string[] = []
    const build = new AbortController()
    const visitor = async (): Promise<void> => {
      while (!build.signal.aborted) {
        for (const path of paths) {
          const { status, headers, body }: Answer = await ask(preview.port, path, { 'Accept-Encoding': 'br' })
          statuses.add(status)
          if (Number(headers['content-length'] ?? body.length) !== body.length) cut.push(path)
        }
      }
    }
    const visitors = Array.from({ length: 4 }, visitor)
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
    const word = randomUUID()
    for (let round = 0; round < 4; round++) {
      await pause()
      renameSync(join(site.dist, '_headers'), join(site.folder, '_headers'))
      for (const path of paths.slice(2))
        for (const suffix of ['.br', '.gz', '']) rmSync(join(site.dist, path + suffix), { force: true })
      rmSync(join(site.dist, 'about.html.br'), { force: true })
      rmSync(join(site.dist, 'about.html'), { force: true })
      await pause()
      for (const path of paths.slice(2)) writeFileSync(join(site.dist, path), `export const word = '${word}'`)
      writeFileSync(join(site.dist, 'about.html'), `<!doctype html><title>${word}</title>`)
      renameSync(join(site.folder, '_headers'), join(site.dist, '_headers'))
    }
    await pause()
    build.abort()
    await Promise.all(visitors)
    expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([])
    expect(statuses).toContain(200)
    expect(statuses).toContain(503)
    expect(cut).toEqual([])
    expect((await ask(preview.port, '/about')).body.toString()).toContain(word)
    expect((await ask(preview.port, paths.at(-1) ?? '')).body.toString()).toContain(word)
  }, 60_000)

  it('says while a build runs that it does, and when to ask again', async () => {
    renameSync(join(site.dist, '_headers'), join(site.folder, '_headers'))
    const { status, headers, body } = await ask(preview.port, '/')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(body.toString()).toContain('The site is being built')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    renameSync(join(site.folder, '_headers'), join(site.dist, '_headers'))
    expect((await ask(preview.port, '/')).status).toBe(200)
  })

  it('forgets no asset that a new build adds', async () => {
    writeFileSync(join(site.dist, 'assets/new-1a2b.js'), 'export {}')
    expect((await ask(preview.port, '/assets/new-1a2b.js')).body.toString()).toBe('export {}')
  })
})
