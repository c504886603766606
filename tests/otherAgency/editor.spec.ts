import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type FrameLocator, type Page } from 'playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { contentFilesIn } from '../../src/tooling/content/contentFiles.ts'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { runNode } from '../helpers/runNode.ts'
import { folderOf, root } from './agencyFolder.ts'

/** A copy for each worker: other tests read the content of the original meanwhile. */
const folder = `${folderOf('asWritten')}-edited-${process.env['TEST_PARALLEL_INDEX']}`
let server: ViteDevServer
let origin = ''
test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(folderOf('asWritten'), folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  mkdirSync(join(folder, '.git'))
  server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost', open: false },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(() => server.close())

/** Opens the editor on a folder of the browser that has the agency's content. No other host answers. */
async function openEditor(page: Page) {
  const files = contentFilesIn(folder).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')])
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(`${origin}/edit`)
  await page.evaluate(async (contents) => {
    const top = await navigator.storage.getDirectory()
    await top.getDirectoryHandle('.git', { create: true })
    for (const [path = '', text = ''] of contents) {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let parent = top
      for (const part of names) parent = await parent.getDirectoryHandle(part, { create: true })
      const writable = await (await parent.getFileHandle(name, { create: true })).createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)
  const choose = page
    .frameLocator('iframe[title="Content"]')
    .getByRole('button', { name: /local repository/i })
  await choose.click()
  await expect(choose).toHaveCount(0)
}

test('what is typed is kept, and the site beside shows the page of the open form', async ({ page }) => {
  const { services, paths, team, palette } = readContent(folder)
  const [{ slug, title, signedBy } = { slug: '', title: '' }] = services
  const [forms, site] = ['Content', 'Site'].map((name) => page.frameLocator(`iframe[title="${name}"]`)) as [
    FrameLocator,
    FrameLocator,
  ]
  await openEditor(page)
  const open = () => forms.getByRole('gridcell', { name: title, exact: true }).click()
  await forms.getByRole('treeitem', { name: 'Services' }).click()
  await open()
  const first = forms.getByRole('textbox', { name: 'Title', exact: true }).first()
  await expect(first).toHaveValue(title)
  // Not by a script in the frame, which is on its way to another page.
  const shown = () =>
    page
      .frame('site')
      ?.url()
      .replace(/^\w+:\/\/[^/]+/, '')
  await expect.poll(shown).toBe(`${paths.services}#${slug}`)
  await expect(site.locator('details[open]')).toHaveId(slug)
  await expect(forms.getByRole('combobox', { name: 'Signed by' })).toHaveText(
    new RegExp(team.find((person) => person.slug === signedBy)?.name ?? 'nobody'),
  )
  const sign = forms.locator('em', { hasText: '■' }).first()
  const [red, green, blue] = (palette.accents.first.match(/[\da-f]{2}/g) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  )
  await expect(sign).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`)

  await first.pressSequentially('X')
  const typed = await first.inputValue()
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (box) => {
      resolve(box.type())
      void box.dismiss()
    })
  })
  // The page stays.
  void page.reload().catch(() => {})
  expect(await asked).toBe('beforeunload')
  await expect(first).toHaveValue(typed)
  // A draft is kept half a second after the last key.
  await page.waitForTimeout(600)
  await forms.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(first).toHaveCount(0)
  await open()
  await forms.getByRole('button', { name: 'Restore' }).click()
  await expect(first).toHaveValue(typed)

  rmSync(join(folder, '.git'), { recursive: true })
  await page.goto(`${origin}/edit`)
  await expect(page.getByRole('status')).toHaveText(/a folder with \.git only/)
  mkdirSync(join(folder, '.git'))
})

const file = join(folder, 'src/content/services/websites-and-portals.json')
const line = 'Services › websites-and-portals › Norwegian Bokmål › Title: is empty'
const titled = (title: string) =>
  readFileSync(file, 'utf8').replace(/"title": "[^"]*"/, `"title": "${title}"`)

/** Writes a title until the page shows it: the watcher misses a change that follows another closely. */
const write = (title: string, shown: () => Promise<void>) =>
  expect(async () => {
    writeFileSync(file, titled(title))
    await shown()
  }).toPass()

const isShown = (page: Page, title: string) =>
  expect(page.frameLocator('iframe[title="Site"]').getByText(title).first()).toBeAttached()

const preflight = async () =>
  (await runNode(join(folder, 'src/tooling/preflight.ts').slice(root.length), [], {})).output

test('the site beside the editor stays while a line names a problem; preflight sees an old build', async ({
  page,
}) => {
  const { atime, mtime } = statSync(file)
  const status = page.getByRole('status')
  // The forms are not looked at here.
  await page.route('**/edit/cms', (route) => route.abort())
  await page.goto(`${origin}/edit`)
  await isShown(page, 'Nettsteder og portaler')
  await write('', () => expect(status).toHaveText(line))
  await isShown(page, 'Nettsteder og portaler')
  await page.reload()
  await expect(status).toHaveText(line)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  // As macOS can write it.
  await write('Sider på nett'.normalize('NFD'), () => isShown(page, 'Sider på nett'))
  await expect(status).toHaveText('')
  // The server has put the keys in the order of the schema, and composed the letters.
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"order": 1,\n    "title": "Sider på nett"')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await page
    .frameLocator('iframe[title="Site"]')
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Polski' })
    .click()
  await isShown(page, 'Strony i portale')
  expect(await preflight()).toContain(
    'dist/ is older than src/content/services/websites-and-portals.json; run',
  )
  const asBuilt = () => {
    // The server gives the file its format in the meantime.
    utimesSync(file, atime, mtime)
    return preflight()
  }
  await expect.poll(asBuilt).not.toMatch(/mark\.svg|dist\//)
})
