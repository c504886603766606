import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import * as v from 'valibot'
import { createServer, type ViteDevServer } from 'vite'
import { contentFilesIn } from '../../src/tooling/content/contentFiles.ts'
import { formatted } from '../../src/tooling/content/jsonSchema.ts'
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
  server = await serve()
  origin = originOf(server)
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
  await page.goto(`${origin}/edit/cms`)
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
  await page.getByRole('button', { name: /local repository/i }).click()
  await expect(page.getByRole('button', { name: /local repository/i })).toHaveCount(0)
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

const small = { width: 287, height: 287, channels: 3, background: 'teal' } as const

test('five usual edits take few clicks, and change nothing else @deep', async ({ page }) => {
  // Fields are rendered when they come into view.
  await page.setViewportSize({ width: 1300, height: 6000 })
  await openEditor(page)
  const before = await savedFiles(page)
  const count = { clicks: 0, texts: 0 }
  const click = async (locator: Locator) => {
    await locator.click()
    count.clicks += 1
  }
  const [norwegian, polish] = ['Norwegian Bokmål', 'Polish'].map((language) =>
    page.getByRole('group', { name: new RegExp(`^Edit .*${language}`) }),
  ) as [Locator, Locator]
  const all = page.getByRole('group', { name: /^Edit / }).first()
  const fill = async (form: Locator, label: string, text: string) => {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text)
    count.texts += 1
  }
  const open = async (collection: string, entry: string) => {
    await click(page.getByRole('treeitem', { name: collection }))
    await click(
      entry === 'New'
        ? page.getByRole('button', { name: 'Create New Entry' })
        : page.getByRole('gridcell', { name: entry, exact: true }),
    )
    // The form slides in, and takes no text before it stands.
    await expect(page).toHaveURL(/\/(new|entries\/.*)$/)
    await (collection === 'Agency and colours' ? all : polish)
      .getByRole('textbox')
      .first()
      .click({ trial: true })
  }
  const save = async () => {
    await click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByRole('group', { name: 'Content Editor' })).toHaveCount(0)
  }
  const dialog = page.getByRole('dialog')
  const insert = async (name: string) => {
    await dialog.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: 'Insert' }).click()
  }
  const insertQuay = async () => {
    await insert('quay.jpg')
    count.clicks += 2
  }
  const replace = norwegian.getByRole('button', { name: 'Replace Image' })
  const refused = async (text: string) => {
    let said = ''
    page.once('dialog', (box) => {
      said = box.message()
      void box.dismiss()
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => said).toContain(text)
  }

  await open('Agency and colours', 'Agency')
  await fill(all, 'Phone', '+47 55 61 28 31')
  await save()

  await open('Services', 'Nettsteder og portaler')
  await fill(norwegian, 'Title', 'Nettsider')
  await fill(polish, 'Title', 'Witryny')
  await save()

  await open('Testimonials', 'New')
  await fill(norwegian, 'Name', 'Åse Nøkleby')
  await fill(norwegian, 'Company', 'Holm Bakeri')
  await fill(norwegian, 'Job title', 'Daglig leder')
  await fill(norwegian, 'Quotation', 'Godt.')
  // The second language is asked for what the first has.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(polish.getByText('This field is required.')).toHaveCount(2)
  // Both names are the client's: the second is in the letters of its language.
  await fill(polish, 'Name', 'Ose Nekleby')
  await fill(polish, 'Job title', 'Kierowniczka')
  await fill(polish, 'Quotation', 'Dobrze.')
  await save()

  await open('Team', 'Solveig Bjørk')
  await replace.click()
  const buffer = await sharp({ create: small }).png().toBuffer()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Inês (1).png', mimeType: 'image/png', buffer })
  await insert('ines-1.png')
  await refused('ines-1.png is 287 pixels wide; its place needs 288 or more')
  await click(replace)
  await insertQuay()
  await save()

  await open('Projects', 'New')
  await click(norwegian.getByRole('checkbox', { name: /Add .*Picture/ }))
  await click(norwegian.getByRole('button', { name: 'Browse' }))
  await insertQuay()
  for (const [form, text] of [
    [norwegian, 'Kaia'],
    [polish, 'Nabrzeże'],
  ] as const)
    for (const label of ['Title', 'Description', 'Category', 'Duration', 'Alternative text'])
      await fill(form, label, text)
  await save()

  const changed: Record<string, string[]> = {}
  for (const [path, lines] of await savedFiles(page)) {
    const added = lines.filter((line) => !(before.get(path) ?? []).includes(line) && /: [^{[]/.test(line))
    if (added.length > 0) changed[path] = added
  }
  expect(changed).toEqual({
    'src/content/agency.json': ['"phone": "+47 55 61 28 31"'],
    'src/content/services/websites-and-portals.json': ['"title": "Nettsider"', '"title": "Witryny"'],
    'src/content/team/solveig-bjork.json': ['"file": "quay.jpg"'],
    'src/content/testimonials/aase-noekleby.json': [
      '"order": 11',
      '"name": "Åse Nøkleby"',
      '"company": "Holm Bakeri"',
      '"title": "Daglig leder"',
      '"content": "Godt."',
      '"order": 11',
      '"name": "Ose Nekleby"',
      '"title": "Kierowniczka"',
      '"content": "Dobrze."',
    ],
    'src/content/projects/kaia.json': [
      '"order": 8',
      ...['title', 'description', 'category', 'timeline'].map((name) => `"${name}": "Kaia"`),
      '"file": "quay.jpg"',
      '"alt": "Kaia"',
      '"order": 8',
      ...['title', 'description', 'category', 'timeline', 'alt'].map((name) => `"${name}": "Nabrzeże"`),
    ],
  })
  expect(count).toEqual({ clicks: 22, texts: 20 })

  // One of the library can be too small for another place.
  await open('Projects', 'Førti tusen vevprøver, hver med sin vev')
  await replace.click()
  await insert('nasrin-karimi.jpg')
  await refused('nasrin-karimi.jpg is 640 pixels wide; its place needs 720 or more')
  await expect(norwegian.getByRole('alert')).toHaveText(/needs 720 or more/)
  // A narrow window shows one language, and the picture is not in the second.
  await page.setViewportSize({ width: 860, height: 800 })
  await page.getByRole('combobox', { name: 'Switch Locale' }).click()
  await page.getByRole('option', { name: 'Polish' }).click()
  await refused('640 pixels')
  await page.setViewportSize({ width: 1300, height: 6000 })
  await norwegian.getByRole('radio', { name: '(None)' }).first().click()
  await save()

  // What no contrast allows is said at its field, also where the other colours are further down.
  await page.setViewportSize({ width: 1300, height: 800 })
  await open('Agency and colours', 'Palette')
  const ground = all.getByRole('textbox', { name: 'Background', exact: true }).last()
  const messageOf = () => ground.evaluate((input: HTMLInputElement) => input.validationMessage)
  await ground.fill('#808080')
  await ground.blur()
  await expect.poll(messageOf).toMatch(/contrast [\d.]+, must be 4.5; the nearest colour that passes is #/)
  await ground.fill('#060b0f')
  await ground.blur()
  await expect.poll(messageOf).toBe('')
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
