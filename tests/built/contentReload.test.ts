import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPlugin } from '../../src/build/content/contentPlugin.ts'
import { readContent } from '../../src/build/content/readContent.ts'
import { demoConfig } from '../../src/config/defaults.ts'

const source = join(import.meta.dirname, '../../src')

describe('the content of a development server', () => {
  let project: string
  let server: ViteDevServer
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), 'reload-'))
    cpSync(source, join(project, 'src'), { recursive: true })
    const imports = { '#src/*': './src/*' }
    writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', imports }))
    symlinkSync(join(source, '../node_modules'), join(project, 'node_modules'))
    server = await createServer({
      configFile: false,
      root: project,
      logLevel: 'silent',
      envDir: false,
      server: { port: 0, host: '127.0.0.1', ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [contentPlugin(demoConfig, readContent(demoConfig, project), project)],
    })
    await server.listen()
  }, 60_000)
  afterAll(async () => {
    await server.close()
    rmSync(project, { recursive: true, force: true })
  })

  const get = async (path: string) => {
    const [address = ''] = server.resolvedUrls?.local ?? []
    const response = await fetch(new URL(path, address))
    return { status: response.status, text: await response.text() }
  }
  const edit = (change: (text: string) => string) => {
    const file = join(project, 'src/content/agency.ts')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  it('is served as values, whatever the query of the module', async () => {
    expect((await get('/src/content/agency.ts?t=1')).text).toMatch(/^export const agency = \{\s*"name":/)
    expect((await get('/src/facts/agency.ts')).text).not.toContain('import')
  })

  it('follows a change of a file, and so do the facts computed from it', async () => {
    const phone = '+47 55 01 23 45'
    const edited = async () => {
      // The watcher misses a change that follows its start closely.
      edit((text) => text.replace(/phone: '[^']*'/, `phone: '${phone}'`))
      return (await get('/src/content/agency.ts')).text
    }
    await expect.poll(edited, { interval: 500, timeout: 20_000 }).toContain(phone)
    expect((await get('/src/facts/agency.ts')).text).toContain('tel:+4755012345')
  }, 60_000)

  it('is an error that says what is wrong, until the file is mended', async () => {
    edit((text) => text.replace('tagline:', 'tagine:'))
    await expect
      .poll(async () => (await get('/src/content/agency.ts')).text, { timeout: 20_000 })
      .toContain('src/content/agency.ts: has an unknown field')
    expect((await get('/src/content/agency.ts')).status).toBe(500)
    edit((text) => text.replace('tagine:', 'tagline:'))
    await expect.poll(async () => (await get('/src/content/agency.ts')).status, { timeout: 20_000 }).toBe(200)
  }, 60_000)
})
