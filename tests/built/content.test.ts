import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { noPictures } from '../../src/tooling/content/pictures.ts'
import { contentPlugin } from '../../src/tooling/content/contentPlugin.ts'
import { readLanguages } from '../../src/tooling/content/readContent.ts'
import { demoConfig } from '../../src/config/demo.ts'
import { runNode } from '../helpers/runNode.ts'

const root = join(import.meta.dirname, '../..')

describe('the files of the content', () => {
  /** A copy of the project, whose content the tests replace. */
  let project: string
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'project-'))
    for (const file of ['src', 'vite.config.ts', 'package.json', 'index.html'])
      cpSync(join(root, file), join(project, file), { recursive: true })
    for (const folder of ['node_modules', 'public']) symlinkSync(join(root, folder), join(project, folder))
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  /** Changes a file of the copy's content. Returns a function that undoes it. */
  function edit(path: string, change: (text: string) => string): () => void {
    const file = join(project, 'src/content', path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, change(text))
    return () => writeFileSync(file, text)
  }

  it('are in order', async () => {
    expect(await runNode('src/tooling/content/check.ts', [], {})).toEqual({ code: 0, output: '' })
  })

  it('end a build that cannot show them, with one line, before it writes a file', async () => {
    mkdirSync(join(project, 'dist-demo'))
    writeFileSync(join(project, 'dist-demo/index.html'), 'the last build')
    const undo = edit('agency.json', (text) => text.replace(/^ +"country":.*$/m, '"city2": ""'))
    const args = ['build', '--mode', 'demo']
    const { code, output } = await runNode('node_modules/vite/bin/vite.js', args, {}, project)
    const preflight = await runNode(relative(root, join(project, 'src/tooling/preflight.ts')), [], {})
    undo()
    expect(code).toBe(1)
    expect(output).toContain('  - src/content/agency.json: address.country: is missing\n')
    expect(output).not.toMatch(/^\s+at /m)
    expect(readFileSync(join(project, 'dist-demo/index.html'), 'utf8')).toBe('the last build')
    // It lists the rest with the problems of the content.
    for (const line of ['country: is missing', 'VITE_SITE_URL is missing', 'dist/ has no built site'])
      expect(preflight.output).toContain(line)
  })

  it('are served as they are now while a page is developed', async () => {
    const contents = readLanguages(project)
    const site = { contents, content: contents[0], pictures: noPictures, fonts: new Map<string, []>() }
    const server = await createServer({
      configFile: false,
      root: project,
      logLevel: 'silent',
      envDir: false,
      server: { port: 0, host: '127.0.0.1', ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [contentPlugin(demoConfig, site, project)],
    })
    onTestFinished(() => server.close())
    await server.listen()
    const get = async (name: string) => {
      const [address = ''] = server.resolvedUrls?.local ?? []
      const response = await fetch(new URL(`/@id/__x00__virtual:content/${name}`, address))
      return response.ok ? response.text() : `failed: ${await response.text()}`
    }
    expect(await get('agency')).toMatch(/^export const agency = \{"name":/)
    // The watcher misses a change that follows another closely, so the file is written until the server has
    // noticed.
    const called = () => {
      edit('agency.json', (text) => text.replace(/"phone": "[^"]*"/, '"phone": "+47 55 01 23 45"'))
      return get('agency')
    }
    await expect.poll(called, { interval: 500, timeout: 20_000 }).toContain('tel:+4755012345')
  })
})
