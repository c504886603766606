import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type FrameLocator, type Locator, type Page } from 'playwright/test'
import * as v from 'valibot'
import { createServer, type ViteDevServer } from 'vite'
import { contentFilesIn } from '../../src/tooling/content/contentFiles.ts'
import { formatted } from '../../src/tooling/content/jsonSchema.ts'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { runNode } from '../helpers/runNode.ts'
import { folderOf, root } from './agencyFolder.ts'

/** A copy for each worker: other tests read the content of the original meanwhile. */
const folder = `${folderOf('asWritten')}-edited-${process.env['TEST_PARALLEL_INDEX']}`
let server: ViteDevServer
let origin = ''
const originOf = ({ resolvedUrls }: ViteDevServer) => new URL(resolvedUrls?.local[0] ?? '').origin
async function serve(port = 0) {
  const started = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    server: { port, host: 'localhost', open: false },
  })
  return started.listen()
}
test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(folderOf('asWritten'), folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  mkdirSync(join(folder, '.git'))
  server = await serve()
  origin = originOf(server)
})
test.afterAll(() => server.close())

/** Opens the editor on a folder of the browser that has the agency's content. No other host answers. */
async function openEditor(page: Page, address = '/edit/cms') {
  const files = contentFilesIn(folder).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')])
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(origin + address)
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
  const frame = page.frames().find((each) => each.url().endsWith('/edit/cms')) ?? page.mainFrame()
  const choose = frame.getByRole('button', { name: /local repository/i })
  await choose.click()
  await expect(choose).toHaveCount(0)
}

/** Returns the lines of all files of the content in the editor's folder, as they are kept, by path. */
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
      const lines = formatted(kind ?? { schema: v.unknown() }, JSON.parse(text)).split('\n')
      return [path, lines.map((line) => line.trim().replace(/,$/, ''))]
    }),
  )
}

test('what EDITING.md says can be done in a window of 1366 x 768 @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openEditor(page, '/edit')
  const before = await savedFiles(page)
  const { agency, services, team } = readContent(folder)
  const forms = page.frameLocator('iframe[title="Content"]')
  const button = (name: string) => forms.getByRole('button', { name, exact: true })
  const text = (name: string) => forms.getByRole('textbox', { name, exact: true })
  const open = async (list: string, record: string) => {
    await forms.getByRole('treeitem', { name: list }).click()
    await forms.getByRole('gridcell', { name: record, exact: true }).click()
  }
  const choose = async (item: string) => {
    await button('Show Editor Options').click()
    await forms.getByRole('menuitem', { name: item }).click()
  }
  /** Scrolls the form until a field is rendered, which it is when it comes into view. */
  const reach = async (field: Locator) => {
    await page.mouse.move(380, 500)
    await expect(async () => {
      await page.mouse.wheel(0, 200)
      await expect(field).toBeVisible({ timeout: 300 })
    }).toPass()
    return field
  }
  const inPolish = async () => {
    await forms.getByRole('combobox', { name: 'Switch Locale' }).click()
    await forms.getByRole('option', { name: 'Polish' }).click()
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
  await (await reach(forms.getByRole('checkbox', { name: /Add .*Portrait/ }))).click()
  await (await reach(button('Browse'))).click()
  await forms.getByRole('dialog').getByRole('option', { name: 'quay.jpg' }).click()
  await forms.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await (await reach(text('Alternative text'))).fill('Inês')
  await button('Save').click()
  await button('Show Errors').click()
  await expect(forms.getByText('Polish').first()).toBeVisible()
  await inPolish()
  await text('Role').fill('Kierowniczka')
  await (await reach(text('Alternative text'))).fill('Ines')
  await button('Save').click()
  await isLeft()

  // Two have one number, as after a restored file.
  const orders = async () => {
    const files = [...(await savedFiles(page))].filter(([path]) => dirname(path) === 'src/content/team')
    return files
      .map(([, lines]) => lines.find((each) => each.startsWith('"order"')))
      .toSorted((a = '', b = '') => a.localeCompare(b))
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
  expect((await orders()).slice(0, 2)).toEqual(['"order": 1', '"order": 1'])
  await page.reload()
  await forms.getByRole('treeitem', { name: 'Team' }).click()
  await button('Reorder Entries').click()
  await forms.getByRole('row').last().getByRole('button', { name: 'Move Up' }).click()
  await button('Done Reordering Entries').click()
  await expect.poll(async () => new Set(await orders()).size).toBe(team.length)

  await open('Services', signed[0]?.title ?? '')
  await reach(forms.getByRole('combobox', { name: 'Signed by' }))
})

test('what is typed is kept, and the site beside shows the page of the open form', async ({ page }) => {
  const { services, paths, team, palette } = readContent(folder)
  const [{ slug, title, signedBy } = { slug: '', title: '' }] = services
  const [forms, site] = ['Content', 'Site'].map((name) => page.frameLocator(`iframe[title="${name}"]`)) as [
    FrameLocator,
    FrameLocator,
  ]
  await openEditor(page, '/edit')
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

test('a server that starts on content with a problem shows the editor, and then the site @deep', async ({
  page,
}) => {
  writeFileSync(file, titled(''))
  // Vite starts again at the same port.
  const later = await serve(5273)
  await page.goto(`${originOf(later)}/edit`)
  await expect(page.getByRole('status')).toHaveText(line)
  await write('Nettsider', () => isShown(page, 'Nettsider'))
  await later.close()
})
