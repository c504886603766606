import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { contentFilesIn } from '../../src/tooling/content/contentFiles.ts'
import { partsOf } from '../../src/tooling/content/jsonSchema.ts'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { folderOf } from './agencyFolder.ts'

/** A copy for each worker: other tests read the content of the original meanwhile. */
const folder = `${folderOf('asWritten')}-edited-${process.env['TEST_PARALLEL_INDEX']}`
let server: ViteDevServer
let origin = ''

async function startServer() {
  server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost', open: false },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
}

/** Gives the site a third language, with the words of the second: the editor's windows have two columns. */
function addLanguage() {
  const content = join(folder, 'src/content')
  for (const { path, languages } of contentFilesIn(folder)) {
    if (!languages) continue
    const record = JSON.parse(readFileSync(join(folder, path), 'utf8'))
    writeFileSync(join(folder, path), JSON.stringify({ ...record, en: record.pl }))
  }
  cpSync(join(content, 'pl'), join(content, 'en'), { recursive: true })
  const facts = join(content, 'agency.json')
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('"pl"', '"pl", "en"'))
}

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(folderOf('asWritten'), folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  mkdirSync(join(folder, '.git'))
  addLanguage()
  await startServer()
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
  for (const name of ['quay.jpg', 'nasrin-karimi.jpg']) {
    const photograph = `src/content/pictures/${name}`
    files.push([photograph, readFileSync(join(folder, photograph), 'base64')])
  }
  await page.evaluate(async (contents) => {
    const top = await navigator.storage.getDirectory()
    await top.getDirectoryHandle('.git', { create: true })
    for (const [path = '', text = ''] of contents) {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let parent = top
      for (const part of names) parent = await parent.getDirectoryHandle(part, { create: true })
      const writable = await (await parent.getFileHandle(name, { create: true })).createWritable()
      await writable.write(
        path.endsWith('.jpg') ? Uint8Array.from(atob(text), (byte) => byte.codePointAt(0) ?? 0) : text,
      )
      await writable.close()
    }
  }, files)
  const choose = page.getByRole('button', { name: /local repository/i })
  await choose.click()
  await expect(choose).toHaveCount(0)
}

/** Returns the lines of all files of the content in the editor's folder, as the site reads them, by path. */
async function savedFiles(page: Page) {
  const texts = await page.evaluate(async () => {
    const found: Record<string, string> = {}
    async function read(parent: FileSystemDirectoryHandle, start: string) {
      for await (const [name, entry] of parent.entries())
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${start}${name}/`)
        else if (entry instanceof FileSystemFileHandle && name.endsWith('.json'))
          found[start + name] = await (await entry.getFile()).text()
    }
    await read(await navigator.storage.getDirectory(), '')
    return found
  })
  const files = contentFilesIn(folder)
  return new Map(
    Object.entries(texts).map(([path, text]) => {
      const kind = files.find(
        (file) => dirname(file.path) === dirname(path) && (file.languages ?? file.path === path),
      )
      const value: unknown = JSON.parse(text)
      const lines = JSON.stringify(kind ? partsOf(kind, value) : value, null, 2).split('\n')
      return [path, lines.map((line) => line.trim().replace(/,$/, ''))]
    }),
  )
}

test('what EDITING.md says can be done in a window of 1366 x 768 @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openEditor(page)
  const before = await savedFiles(page)
  const { agency, services, team } = readContent(folder)
  const forms = page
  const button = (name: string) => forms.getByRole('button', { name, exact: true })
  const column = (language: string) => forms.getByRole('group', { name: new RegExp(`^Edit .*${language}`) })
  const norwegian = column('Norwegian')
  const text = (name: string, within = norwegian) => within.getByRole('textbox', { name, exact: true })
  const open = async (list: string, record: string) => {
    await forms.getByRole('treeitem', { name: list }).click()
    await forms.getByRole('gridcell', { name: record, exact: true }).click()
  }
  const choose = async (item: string) => {
    await button('Show Editor Options').click()
    await forms.getByRole('menuitem', { name: item }).click()
  }
  /** Scrolls the form until a field is rendered, which it is when it comes into view. */
  const reach = async (field: Locator, within = norwegian) => {
    await within.hover()
    await expect(async () => {
      await page.mouse.wheel(0, 200)
      await expect(field).toBeVisible({ timeout: 300 })
    }).toPass()
    return field
  }
  const isLeft = () => expect(forms.getByRole('group', { name: 'Content Editor' })).toHaveCount(0)

  await forms.getByRole('searchbox').fill(agency.phone)
  await page.keyboard.press('Enter')
  await forms.getByRole('row', { name: 'Agency' }).click()
  await expect(forms.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  // What slides in takes no key before it stands.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(button('Cancel Editing')).toHaveCount(0, { timeout: 1000 })
  }).toPass()

  // A person leaves, and another one joins.
  const [leaves, , third] = team
  await open('Team', leaves?.name ?? '')
  await text('Role').fill('Typed')
  await choose('Revert All Changes')
  await expect(text('Role')).toHaveValue(leaves?.role ?? '')
  await forms.getByRole('radio', { name: 'Backlinks' }).click()
  const signed = services.filter(({ signedBy }) => signedBy === leaves?.slug)
  for (const { title } of signed) await expect(button(title)).toBeVisible()
  await choose('Delete')
  await expect(forms.getByRole('alertdialog')).toContainText(`${signed.length} other entries`)
  await forms.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await isLeft()
  const deleted = await savedFiles(page)
  const changed = [...before.keys()].filter((path) => before.get(path)?.join() !== deleted.get(path)?.join())
  // The folders that it names for taking that back.
  expect(new Set(changed.map(dirname))).toEqual(new Set(['src/content/team', 'src/content/services']))

  await button('Create New Entry').click()
  await text('Name').fill('Inês Vaz')
  await text('Role').fill('Leder')
  await (await reach(norwegian.getByRole('checkbox', { name: /Add .*Portrait/ }))).click()
  await (await reach(button('Browse'))).click()
  await forms.getByRole('dialog').getByRole('option', { name: 'quay.jpg' }).click()
  await forms.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await (await reach(text('Alternative text'))).fill('Inês')
  await button('Save').click()
  await button('Show Errors').click()
  const errors = (language: string) => forms.getByRole('heading', { name: language, exact: true })
  for (const language of ['Polish', 'English']) await expect(errors(language)).toBeVisible()
  const polish = column('Polish')
  await text('Role', polish).fill('Kierowniczka')
  await (await reach(text('Alternative text', polish), polish)).fill('Ines')
  await polish.getByRole('radio', { name: /English/ }).click()
  const english = column('English')
  await text('Role', english).fill('Manager')
  await (await reach(text('Alternative text', english), english)).fill('Inês')
  await button('Save').click()
  await isLeft()

  // Two have one number, as after a restored file.
  const orders = async () => {
    const files = [...(await savedFiles(page))].filter(([path]) => dirname(path) === 'src/content/team')
    const numbers = files.map(([, lines]) => lines.find((each) => each.startsWith('"order"')))
    return numbers.map((line = '') => Number(line.replaceAll(/\D/g, ''))).toSorted((a, b) => a - b)
  }
  await page.evaluate(async (name) => {
    let parent = await navigator.storage.getDirectory()
    for (const part of ['src', 'content', 'team']) parent = await parent.getDirectoryHandle(part)
    const handle = await parent.getFileHandle(name)
    const written = await (await handle.getFile()).text()
    const writable = await handle.createWritable()
    await writable.write(written.replace(/"order": \d+/, '"order": 1'))
    await writable.close()
  }, `${third?.slug}.json`)
  expect((await orders()).slice(0, 2)).toEqual([1, 1])
  await page.reload()
  await forms.getByRole('treeitem', { name: 'Team' }).click()
  await button('Reorder Entries').click()
  await forms.getByRole('row').last().getByRole('button', { name: 'Move Up' }).click()
  await button('Done Reordering Entries').click()
  await expect.poll(async () => new Set(await orders()).size).toBe(team.length)

  await open('Services', signed[0]?.title ?? '')
  await reach(norwegian.getByRole('combobox', { name: 'Signed by' }))
})

test('a server that starts on content with a problem names its file and field in place of the site', async ({
  page,
}) => {
  const file = 'src/content/agency.json'
  const text = readFileSync(join(folder, file), 'utf8')
  await server.close()
  writeFileSync(join(folder, file), text.replace('"phone": "', '"phone": "<b>'))
  await startServer()
  await page.goto(origin)
  await expect(page.locator('pre')).toContainText(`${file}: phone: must be an international number`)
  expect((await page.request.get(`${origin}/edit`)).status()).toBe(200)
  writeFileSync(join(folder, file), text)
  await expect(page.locator('h1')).toHaveText(readContent(folder).words.pages.home.hero.title)
})
